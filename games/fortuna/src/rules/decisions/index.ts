import type { DecisionModules } from '@belfry/kernel';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';
import { bribeCard } from './bribe-card.ts';
import { chooseBuilding } from './choose-building.ts';
import { draftCard } from './draft-card.ts';
import { endTurnDecision } from './end-turn.ts';
import { extraCover } from './extra-cover.ts';
import { hireCount } from './hire-count.ts';
import { irrigate } from './irrigate.ts';
import { keepPrivilege } from './keep-privilege.ts';
import { palacePick } from './palace-pick.ts';
import { playAction } from './play-action.ts';
import { protectStartCard } from './protect-start-card.ts';
import { sellAmount } from './sell-amount.ts';
import { serveEmperor } from './serve-emperor.ts';
import { swapCard } from './swap-card.ts';
import { useArmyDecision } from './use-army.ts';

export const decisions: DecisionModules<State, Decision, Move, Event> = {
  'draft-card': draftCard,
  'protect-start-card': protectStartCard,
  'play-action': playAction,
  irrigate,
  'sell-amount': sellAmount,
  'hire-count': hireCount,
  'choose-building': chooseBuilding,
  'bribe-card': bribeCard,
  'swap-card': swapCard,
  'use-army': useArmyDecision,
  'serve-emperor': serveEmperor,
  'extra-cover': extraCover,
  'keep-privilege': keepPrivilege,
  'palace-pick': palacePick,
  'end-turn': endTurnDecision,
};
