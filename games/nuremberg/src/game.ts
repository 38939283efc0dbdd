import type { Game } from '@belfry/kernel';
import { PLAYERS } from './data/amounts.ts';
import { COACH_CLAUSES } from './data/coach.ts';
import { OPTIONS } from './data/options.ts';
import { read, write } from './notation/notation.ts';
import { targets } from './notation/targets.ts';
import { meets } from './notation/terms.ts';
import { positions } from './positions.ts';
import { clone } from './rules/clone.ts';
import type { Event } from './rules/events.ts';
import { flow } from './rules/flow.ts';
import type { Move } from './rules/moves.ts';
import { refusal } from './rules/refusal.ts';
import { outcome } from './rules/scoring.ts';
import { roundOf, type State } from './rules/state.ts';
import { drawBoard } from './text/board.ts';
import { caution } from './text/caution.ts';
import { TEXT as COACHING_TEXT } from './text/coach/index.ts';
import { sayEvent } from './text/event-phrases.ts';
import { TEXT } from './text/index.ts';
import { sayDecision, sayMove } from './text/phrases.ts';
import { report } from './text/report.ts';
import { things } from './text/things.ts';
import { usage, uses } from './usage.ts';
import { determinize } from './view/determinize.ts';
import { blocksUndo, eventFor } from './view/event-view.ts';
import { type View, view } from './view/view.ts';

export const nuremberg: Game<State, Move, Event, View> = {
  id: 'nuremberg',
  prefix: 'NUR',
  rulesVersion: 3,
  players: PLAYERS,
  options: OPTIONS,
  text: TEXT,
  positions,
  ...flow.contract,
  refusal,
  view,
  eventFor,
  blocksUndo,
  determinize,
  outcome,
  clone,
  round: roundOf,
  write,
  read,
  meets,
  targets,
  sayMove,
  caution,
  sayDecision,
  sayEvent,
  report,
  draw: drawBoard,
  things,
  undoClause: 'NUR-21.5',
  coach: { clauses: COACH_CLAUSES, text: COACHING_TEXT },
  usage,
  uses,
};
