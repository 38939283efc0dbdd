import { type Badge, type BoardModule, Crest, type Fact, Icon, Note, Place, type SeatInfo, Thing, useTable } from '@belfry/board-kit';
import { mannerAt } from '@belfry/bots';
import type { Say } from '@belfry/kernel';
import { type GameEvent, type GameView, type Seat, seatLetter } from '@belfry/kernel';
import type { Emote } from '@belfry/protocol';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { timeWords, WORTH_TELLING } from '../../base/time-words.ts';
import type { PageSay } from '../../base/voice.ts';
import { Bot } from '../../icons/index.ts';
import type { Clock } from '../../match/clock.ts';
import { LEVELS } from '../../match/levels.ts';
import type { SeatEmote } from '../../match/session.ts';
import { RulesLink } from '../../parts/rules-link.tsx';
import type { TableText } from '../text/index.ts';
import { EmoteBubble, EmoteButtons } from './emotes.tsx';
import { PanelTime } from './panel-time.tsx';
import { scoreLeaders } from './score-leaders.ts';
import './panels.css';

interface PanelsProps {
  readonly board: BoardModule;
  readonly view: GameView;
  readonly clocks: readonly Clock[];
  /** What happens when a clock runs out. */
  readonly clockNote?: string | undefined;
  /** Since when the deciding player has been thinking; null when no player is. */
  readonly since?: number | null;
  /** The seat whose action is being shown. */
  readonly acting?: Seat | null;
  /** Recent events that harmed the viewer, marked on their own panel. */
  readonly against?: readonly GameEvent[];
  /** The final points of each player, once the game is over. */
  readonly totals?: readonly number[] | undefined;
  /** The pictures that players show now. */
  readonly emotes?: readonly SeatEmote[];
  /** Shows one at the viewer's seat. */
  readonly showEmote?: ((emote: Emote) => void) | undefined;
}

/** All players in seating order, with all their public facts. */
export const Panels = memo(function Panels({
  board,
  view,
  clocks,
  clockNote,
  since = null,
  acting = null,
  against = [],
  totals,
  emotes = [],
  showEmote,
}: PanelsProps) {
  const { seats, say, viewer } = useTable<TableText>();
  const order = board.order(view);
  const seated = order.length === 0 ? seats : order.flatMap((seat) => seats[seat] ?? []);
  const leaders = scoreLeaders(board, view, seated, totals);
  return (
    <section className={`panels ${acting === null ? '' : 'panels-telling'}`} data-scrolls aria-label={say('table.players')}>
      {seated.map((player) => (
        <PlayerPanel
          key={player.seat}
          board={board}
          view={view}
          player={player}
          clock={clocks.find(({ seat }) => seat === player.seat)}
          clockNote={clockNote}
          since={since}
          isActing={player.seat === acting}
          leads={leaders.has(player.seat)}
          against={player.seat === viewer ? against : []}
          total={totals?.[player.seat]}
          emote={emotes.find(({ seat }) => seat === player.seat)}
          showEmote={player.seat === viewer ? showEmote : undefined}
        />
      ))}
    </section>
  );
});

/** How many such marks fit on a panel; the log has all. */
const MOST_AGAINST = 2;

interface PlayerPanelProps {
  readonly board: BoardModule;
  readonly view: GameView;
  readonly player: SeatInfo;
  readonly clock: Clock | undefined;
  readonly clockNote: string | undefined;
  readonly since: number | null;
  readonly isActing: boolean;
  readonly leads: boolean;
  readonly against: readonly GameEvent[];
  readonly total: number | undefined;
  readonly emote: SeatEmote | undefined;
  readonly showEmote: ((emote: Emote) => void) | undefined;
}

function PlayerPanel({
  board,
  view,
  player,
  clock,
  clockNote,
  since,
  isActing,
  leads,
  against,
  total,
  emote,
  showEmote,
}: PlayerPanelProps) {
  const { say, pending, reader, rulesPage } = useTable<TableText>();
  const { seat, name, kind } = player;
  const letter = seatLetter(seat);
  const known = board.facts(view, seat).map((fact) => (fact.total && total !== undefined ? { ...fact, value: total } : fact));
  const facts = known.filter(({ only }) => only !== 'changes');
  const { Closely: Street } = board;
  const active = pending.some((decision) => decision.seat === seat);
  const badges = board.badges?.(view, seat) ?? [];
  // A panel is named by what stands on it first, for people who speak to their computer.
  const own = seat === reader;
  const thinking = useThinking(say, clock === undefined && active && kind === 'person' ? since : null);
  const seen = [name, ...(own ? [say('lobby.you')] : []), thinking ?? [], ...facts.map(({ value }) => value)].flat().join(' ');
  const summary = [seen, ...badges.map(({ label }) => say(label)), ...facts.map(({ label, value }) => `${say({ key: label })} ${value}`)];
  const presence = total === undefined ? presenceOf(player) : null;
  const who = presence === null ? null : presenceWords(say, player, presence);
  return (
    <Thing
      id={`seat:${letter}`}
      label={[
        ...summary,
        ...(who === null ? [] : [who]),
        ...(leads ? [say('table.leads')] : []),
        ...(active ? [say('table.deciding')] : []),
      ].join(', ')}
      closeup={{
        title: name,
        ...(clock === undefined || clockNote === undefined ? {} : { text: [clockNote] }),
        body: <Closely say={say} player={player} facts={known} over={total !== undefined} badges={badges} rulesPage={rulesPage} />,
        ...moreOf(
          showEmote === undefined ? null : <EmoteButtons say={say} send={showEmote} />,
          Street === undefined ? null : <Street view={view} seat={seat} />,
        ),
      }}
      className={`player ${active ? 'player-active' : ''} ${own ? 'player-own' : ''} ${isActing ? 'player-acting' : ''}`}
    >
      <span className="player-crest">
        <Crest crest={player.crest} colour={player.colour} />
        {emote !== undefined && <EmoteBubble key={emote.n} emote={emote.emote} />}
        {presence !== null && <Presence presence={presence} words={who ?? ''} />}
      </span>
      <div className="player-main">
        <div className="player-name">
          <span>{name}</span> {own && <span className="player-you">{say('lobby.you')}</span>}{' '}
          <span className="badges">
            {[...new Set(against.map((event) => board.eventIcon(event)))].slice(-MOST_AGAINST).map((icon) => (
              <Icon key={icon} path={icon} label={say('log.against')} className="badge badge-against" />
            ))}
            {badges.map(({ icon, label }) => (
              <Icon key={say(label)} path={icon} label={say(label)} className="badge" />
            ))}
          </span>
          <PanelTime say={say} player={player} clock={clock} thinking={thinking} />{' '}
        </div>
        <PanelFacts say={say} letter={letter} facts={facts} leads={leads} />
      </div>
      {active && <span className="quill" aria-hidden="true" />}
    </Thing>
  );
}

interface PanelFactsProps {
  readonly say: Say<TableText>;
  readonly letter: string;
  readonly facts: readonly Fact[];
  readonly leads: boolean;
}

function PanelFacts({ say, letter, facts, leads }: PanelFactsProps) {
  return (
    <div className="facts">
      {facts.map(({ id, icon, label, value, score }) => (
        <Place
          key={id}
          id={`seat:${letter}:${id}`}
          as="span"
          className={`fact ${score ? 'fact-score' : ''} ${score && leads ? 'fact-leads' : ''}`}
        >
          <Icon path={icon} label={say({ key: label })} />
          <b>{value}</b>{' '}
        </Place>
      ))}
    </div>
  );
}

/** Returns the part of the closeup that only its sheet shows: what a player can show, and their area. */
function moreOf(emotes: ReactNode, street: ReactNode): { readonly more?: ReactNode } {
  if (emotes === null && street === null) return {};
  return {
    more: (
      <>
        {emotes}
        {street}
      </>
    ),
  };
}

function presenceWords(say: Say<TableText>, { isStandIn = false }: SeatInfo, presence: PresenceKind): string {
  if (isStandIn) return say('table.stand-in');
  return presence === 'here' ? say('presence.here') : say(`table.${presence}`);
}

type PresenceKind = 'here' | 'away' | 'bot';

/** Returns whether a player is present; the viewer's own presence is not shown. */
function presenceOf({ kind, away }: SeatInfo): PresenceKind | null {
  if (kind === 'bot') return 'bot';
  return kind === 'person' ? (away ? 'away' : 'here') : null;
}

/** The presence sign on the crest: a dot for present, a ring for away, a small machine for a bot. */
function Presence({ presence, words }: { presence: PresenceKind; words: string }) {
  return (
    <span className={`presence presence-${presence}`} title={words} aria-hidden="true">
      {presence === 'bot' && <Bot />}
    </span>
  );
}

const LOOK_AGAIN = 20_000;

/** Returns how long a player has been thinking, once that is worth showing. */
function useThinking(say: PageSay, since: number | null): string | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return;
    const timer = window.setInterval(() => setNow(Date.now()), LOOK_AGAIN);
    return () => window.clearInterval(timer);
  }, [since]);
  return since === null || now - since < WORTH_TELLING ? null : timeWords(say, now - since);
}

interface CloselyProps {
  readonly player: SeatInfo;
  readonly facts: readonly Fact[];
  /** The game is over: totals replace the points of the game. */
  readonly over: boolean;
  readonly badges: readonly Badge[];
  readonly say: Say<TableText>;
  rulesPage(clause: string): string;
}

/** A player's closeup: the meaning of every sign on the panel, and the rule behind it. */
function Closely({ say, player, facts, over, badges, rulesPage }: CloselyProps) {
  const { seat, name, crest, colour, kind, level, away, isStandIn = false } = player;
  const known = LEVELS.find((each) => each === level);
  return (
    <Note>
      <div className="player-closely">
        <p className="player-closely-head">
          <Crest crest={crest} colour={colour} />
          <strong>{name}</strong>
          <span className="quiet">
            {kind === 'bot' ? (known === undefined ? say('table.bot') : say(`table.bot.${known}`)) : away ? say('table.away') : ''}
          </span>
        </p>
        {isStandIn && <p>{say('table.stand-in')}</p>}
        {known !== undefined && known !== 'random' && <p className="quiet">{say(`manner.${mannerAt(seat)}.line`)}</p>}
        <ul>
          {badges.map(({ icon, label, clause }) => (
            <li key={say(label)}>
              <Icon path={icon} />
              <span>{say(label)}</span>
              {clause !== undefined && <RulesLink page={rulesPage(clause)}>{clause}</RulesLink>}
            </li>
          ))}
          {facts.map(({ id, icon, label, value, clause, total }) => (
            <li key={id}>
              <Icon path={icon} />
              <span>{say({ key: label })}</span>
              <b>{value}</b>
              {clause !== undefined && <RulesLink page={rulesPage(clause)}>{clause}</RulesLink>}
              <small>{over && total ? say('end.total') : say({ key: `${label}.text` })}</small>
            </li>
          ))}
        </ul>
      </div>
    </Note>
  );
}
