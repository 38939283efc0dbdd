import { botTexts, type JudgedDecision } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { to } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { speech, UI } from '../../base/voice.ts';
import { ScanSearch, Square } from '../../icons/index.ts';
import type { Snapshot } from '../../match/session.ts';
import { Page } from '../../parts/page.tsx';
import { Choice } from '../../parts/settings-form.tsx';
import { MatchLoader, type MatchSource, type OpenMatch } from '../match-loader/match-loader.tsx';
import type { LoadedGame } from '../match-loader/use-game.ts';
import { keepBlunders } from '../puzzles/own-blunders.ts';
import { PuzzleTable } from '../puzzles/puzzle-table.tsx';
import { usePuzzleSay } from '../puzzles/text/index.ts';
import { Found } from './found-moves.tsx';
import { type MirrorText, TEXT } from './text/index.ts';
import { type MirrorControl, useMirror } from './use-mirror.ts';
import './mirror-page.css';

/** Reviews a finished match: how well a player decided, and what to try again. */
export function MirrorPage({ where, id }: MatchSource) {
  return <MatchLoader where={where} id={id} Show={Looking} />;
}

function Looking({ where, id, session, snapshot, loaded: found }: OpenMatch) {
  const control = useMirror(session);
  const own = snapshot.seats.find(({ kind }) => kind === 'you')?.seat ?? 0;
  const [seat, setSeat] = useState<Seat>(typeof snapshot.viewer === 'number' ? snapshot.viewer : own);
  const [tried, setTried] = useState<readonly number[]>([]);
  const asked = Number(new URLSearchParams(useSearch()).get('moment') ?? Number.NaN);
  const { state } = control;
  const moment = state.is === 'there' ? state.mirror.moments.find(({ seq }) => seq === asked) : undefined;
  const page = to.mirror(where, id);
  const isOwn = seat === own && snapshot.seats[own]?.kind === 'you';
  useEffect(() => {
    if (state.is === 'there' && isOwn)
      keepBlunders({ id, game: found.game.id, rules: found.game.rulesVersion, players: state.players }, state.mirror.moments);
  }, [state, isOwn, id, found]);
  if (moment !== undefined && state.is === 'there') {
    return (
      <Retry key={asked} page={page} found={found} moment={moment} players={state.players} solved={() => setTried([...tried, asked])} />
    );
  }
  return (
    <Report
      control={control}
      snapshot={snapshot}
      found={found}
      seat={seat}
      setSeat={setSeat}
      tried={tried}
      page={page}
      replayPage={to.replay(where, id)}
    />
  );
}

interface RetryProps {
  readonly page: string;
  readonly found: LoadedGame;
  readonly moment: JudgedDecision;
  readonly players: number;
  solved(): void;
}

/** One of the moments as a puzzle. */
function Retry({ page, found, moment: { view, ideas, played }, players, solved }: RetryProps) {
  const say = usePuzzleSay();
  const riddle = useMemo(() => ({ players, view, ideas, tempting: played }), [players, view, ideas, played]);
  const back = useMemo(() => ({ page, words: say('puzzle.back') }), [page, say]);
  return <PuzzleTable found={found} riddle={riddle} title={say('puzzle.heading')} next={back} away={back} solved={solved} />;
}

interface ReportProps {
  readonly control: MirrorControl;
  readonly snapshot: Snapshot;
  readonly found: LoadedGame;
  readonly seat: Seat;
  setSeat(seat: Seat): void;
  /** Moments whose better move the user has found since. */
  readonly tried: readonly number[];
  readonly page: string;
  readonly replayPage: string;
}

function Report({
  control: { state, begin, stop },
  snapshot,
  found: { game, board },
  seat,
  setSeat,
  tried,
  page,
  replayPage,
}: ReportProps) {
  const language = useSettings((settings) => settings.language);
  const { seats, status } = snapshot;
  const nameOf = useCallback((each: Seat) => seats[each]?.name ?? `${each + 1}`, [seats]);
  const say = useMemo(() => speech<MirrorText>(language, [UI, botTexts(game), board.text, TEXT], nameOf), [language, game, board, nameOf]);
  const name = nameOf(seat);
  const isJudging = state.is === 'judging';
  const seen = state.is === 'there' ? state.mirror : state.is === 'judging' ? state.soFar : null;
  return (
    <Page title={<h1>{say('mirror.title')}</h1>} className="mirror-page">
      <main>
        <p>{say('mirror.lead', { name })}</p>
        {status !== 'over' ? (
          <p>{say('mirror.running')}</p>
        ) : (
          <div className="mirror-begin">
            <Choice
              label={say('mirror.who')}
              values={seats.map((each) => String(each.seat))}
              value={String(seat)}
              name={(value) => nameOf(Number(value))}
              set={(value) => setSeat(Number(value))}
            />
            {isJudging ? (
              <>
                <progress max={1} value={state.done} aria-label={say('mirror.judging', { percent: Math.floor(100 * state.done) })} />
                <span>{say('mirror.judging', { percent: Math.floor(100 * state.done) })}</span>
                <button type="button" className="button" onClick={stop} data-mirror="stop">
                  <Square />
                  {say('mirror.stop')}
                </button>
              </>
            ) : (
              <button type="button" className="button button-gilt" onClick={() => begin(seat)} data-mirror="begin">
                <ScanSearch />
                {say('mirror.begin')}
              </button>
            )}
            <p role="status">{state.is === 'stopped' ? say('mirror.stopped') : state.is === 'failed' ? say('mirror.failed') : ''}</p>
          </div>
        )}
        {seen !== null && (
          <Found
            mirror={seen}
            isWhole={state.is === 'there'}
            game={game}
            say={say}
            name={name}
            tried={tried}
            page={page}
            replayPage={replayPage}
          />
        )}
        <p>
          <Link href={replayPage}>{say('replay.title')}</Link> · <Link href={to.puzzles(game.id)}>{say('home.puzzles')}</Link>
        </p>
      </main>
    </Page>
  );
}
