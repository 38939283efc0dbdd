import { ICONS, Icon, usePointing, useTable } from '@belfry/board-kit';
import type { Phrase } from '@belfry/kernel';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { ArrowRight, Check, TriangleAlert, Undo2, X } from '../../icons/index.ts';
import { Sheet } from '../../parts/sheet.tsx';
import type { TableAction } from '../context/table-action.ts';
import { useTableInfo } from '../context/table-context.tsx';
import type { TableText } from '../text/index.ts';
import { useChoice } from './choice-context.tsx';
import { nameOfThing } from './headline.ts';
import type { Change } from './move-preview.ts';
import './action-bar.css';

/** The bar within reach of the thumb: the possible actions, the staged move with its consequences, confirm, undo. */
export function ActionBar({ askUndo = null, children }: { askUndo?: TableAction | null; children?: ReactNode }) {
  const { say, sayMove, busy, board } = useTableInfo();
  const { chooser, homeless, confirm } = useChoice();
  const isLast = (id: string) => board.lastVerbs?.has(id.replace('verb:', '')) ?? false;
  const verbs = [...homeless.filter((id) => !isLast(id)), ...homeless.filter(isLast)];
  const { narrowing } = chooser;
  const { staged } = narrowing;
  return (
    <section className="action-bar" aria-label={say('table.actions')} data-scrolls>
      {children}
      {staged !== null && <Staged move={sayMove(staged.move)} />}
      {narrowing.menu && (
        <fieldset className="menu" aria-label={say('table.which')}>
          {narrowing.remaining.map((choice) => (
            <button key={choice.notation} type="button" className="button" onClick={() => chooser.propose(choice)}>
              {sayMove(choice.move)}
            </button>
          ))}
        </fieldset>
      )}
      {verbs.length > 0 && (
        <div className="verbs">
          {verbs.map((id) => (
            <LooseThing key={id} id={id} />
          ))}
        </div>
      )}
      <div className="bar-buttons">
        {staged !== null && (
          <button type="button" className="button button-gilt" onClick={confirm} disabled={busy} data-action="confirm">
            <Check />
            {say('table.confirm')}
          </button>
        )}
        <UndoButton ask={askUndo} />
        {(narrowing.picks.length > 0 || staged !== null) && (
          <button type="button" className="button" onClick={chooser.clear} data-action="back">
            <X />
            {say('table.back')}
          </button>
        )}
      </div>
    </section>
  );
}

/** The staged move and what it will do. Only that is announced: the question above the board already names the move. */
function Staged({ move }: { move: string }) {
  const { say } = useTableInfo();
  const { chooser, doubt } = useChoice();
  const { caution, preview } = chooser;
  return (
    <section className="staged" aria-label={move}>
      <strong aria-hidden="true">{move}</strong>
      <span className="staged-effects" role="status">
        {caution !== null && <Caution words={caution} />}
        {doubt.words !== null && <Caution words={doubt.words} />}
        {doubt.looking && <span className="quiet">{say('coach.looking')}</span>}
        {preview !== null && <Consequences changes={preview.changes} lasting={preview.lasting} />}
      </span>
    </section>
  );
}

/** Undoes the last move: at once where that is free, else by asking the others. */
function UndoButton({ ask }: { ask: TableAction | null }) {
  const { say, busy, session, snapshot } = useTableInfo();
  const { undo } = useChoice();
  const [asks, setAsks] = useState(false);
  if (session.undo === undefined || snapshot.mayUndo === false || snapshot.status === 'over') return null;
  if (undo === null && ask === null) return null;
  const send = () => {
    ask?.act();
    setAsks(false);
  };
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={undo ?? (() => setAsks(true))}
        disabled={busy}
        data-action={undo === null && ask !== null ? 'ask-undo' : 'undo'}
      >
        <Undo2 />
        {say(undo === null && ask !== null ? 'table.ask-undo' : 'table.undo')}
      </button>
      {asks && ask !== null && (
        <Sheet title={ask.label} say={say} close={() => setAsks(false)}>
          <p>{ask.sure}</p>
          <div className="help-links">
            <button type="button" className="button button-gilt" onClick={send} data-sure>
              {say('table.ask-undo')}
            </button>
            <button type="button" className="button" onClick={() => setAsks(false)}>
              {say('menu.stay')}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}

/** A verb, or any thing that the board does not show. Labelled with its only move, else or if it opens a window with its own name. */
function LooseThing({ id }: { id: string }) {
  const { board, say, sayMove, snapshot } = useTableInfo();
  const { chooser } = useChoice();
  const isPointed = usePointing(({ pointed }) => pointed.has(id));
  const moves = chooser.narrowing.remaining.filter(({ targets }) => targets.includes(id));
  const [only] = moves;
  const label =
    moves.length === 1 && only !== undefined && board.windows?.[id] === undefined
      ? sayMove(only.move)
      : (nameOfThing(board, snapshot.view, say, id) ?? id.slice(id.indexOf(':') + 1).replaceAll(':', ' '));
  const icon = board.verbIcon?.(id.slice(id.indexOf(':') + 1));
  const touch = (event: MouseEvent) => {
    event.stopPropagation();
    chooser.touch(id, false);
  };
  return (
    <button type="button" className="button verb" data-thing={id} data-state="lit" data-pointed={isPointed || undefined} onClick={touch}>
      {icon !== undefined && <Icon path={icon} />}
      {label}
    </button>
  );
}

/** A warning about the staged move. */
function Caution({ words }: { words: Phrase }) {
  const { say } = useTable<TableText>();
  return (
    <span className="caution">
      <TriangleAlert />
      {say(words)}
    </span>
  );
}

function Consequences({ changes, lasting }: { changes: readonly Change[]; lasting: boolean }) {
  const { seats, say } = useTable<TableText>();
  if (changes.length === 0 && !lasting) return null;
  // Beside what others gain or lose, the player's own is said with their name too.
  const isShared = changes.some(({ seat }) => seats[seat]?.kind !== 'you');
  return (
    <span className="consequences">
      {changes.slice(0, 6).map(({ seat, fact, icon, label, from, to }) => (
        <span key={`${seat}${fact}`} className={`change ${to < from ? 'change-down' : 'change-up'}`}>
          <Icon path={icon} />
          {seats[seat]?.kind !== 'you' && <em>{seats[seat]?.name}</em>}
          <span className="hidden-text">
            {seats[seat]?.kind === 'you' && isShared && seats[seat].name} {say({ key: label })}
          </span>
          {from}
          <ArrowRight />
          <span className="hidden-text">{say('table.becomes')}</span>
          <b>{to}</b>
          <span className="hidden-text">.</span>
        </span>
      ))}
      {lasting && (
        <span className="change change-lasting">
          <Icon path={ICONS.hourglass} />
          {say('table.lasting')}
        </span>
      )}
    </span>
  );
}
