import type { BotGame } from '@belfry/bots';
import { citadels } from '../game.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../view/view.ts';
import { apprentice } from './apprentice.ts';
import { evaluation } from './evaluation.ts';

/** The game with its bots. */
export const botGame: BotGame<State, Move, Event, View> = { ...citadels, apprentice, evaluation };
