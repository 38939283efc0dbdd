import type { Decision, Step } from '../rules/state.ts';

/** Returns the public form of a decision: its cards are residents, which are face up. */
export function viewDecision(decision: Decision): Decision {
  const { seat } = decision;
  switch (decision.kind) {
    case 'choose-start':
    case 'penalty-order':
    case 'fire-loss':
    case 'act-with-drawn':
    case 'return-colour':
    case 'lose-canal':
      return { kind: decision.kind, seat };
    case 'draw-from':
      return { kind: decision.kind, seat, left: decision.left, optional: decision.optional, to: decision.to };
    case 'lose-person':
      return { kind: decision.kind, seat, cause: decision.cause };
    case 'advance':
      return { kind: decision.kind, seat, price: decision.price, again: decision.again };
    case 'turn-action':
      return { kind: decision.kind, seat, played: decision.played };
    case 'extra-card':
      return { kind: decision.kind, seat, optional: decision.optional };
    case 'choose-canal':
      return { kind: decision.kind, seat, factor: decision.factor };
    case 'return-threat':
    case 'swap-worker':
      return { kind: decision.kind, seat, left: decision.left };
    case 'choose-worker':
      return { kind: decision.kind, seat, left: decision.left, card: decision.card };
    case 'give-worker':
      return { kind: decision.kind, seat, to: decision.to, left: decision.left };
    case 'lend-to':
      return { kind: decision.kind, seat, left: decision.left, card: decision.card, given: decision.given.slice() };
    case 'discard-card':
      return { kind: decision.kind, seat, left: decision.left, reward: decision.reward };
    case 'repeat-arrow':
      return { kind: decision.kind, seat, card: decision.card };
  }
}

/** Returns the public form of an automatic step. */
export function viewStep(step: Step): Step {
  const { seat } = step;
  switch (step.step) {
    case 'see-drawn':
      return { step: step.step, seat, discard: step.discard };
    case 'hold-drawn':
    case 'penalties':
      return { step: step.step, seat };
    case 'clear-threats':
    case 'take-threat':
      return { step: step.step, seat, colour: step.colour };
    case 'go-forward':
      return { step: step.step, seat, left: step.left, points: step.points, card: step.card };
    case 'second-arrow':
      return { step: step.step, seat, card: step.card };
  }
}
