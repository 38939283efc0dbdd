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

// Most frequent kinds first: the kernel searches the list from the top.
export const decisions: DecisionModules<State, Decision, Move, Event> = {
  'play-action': playAction,
  'swap-card': swapCard,
  'serve-emperor': serveEmperor,
  'end-turn': endTurnDecision,
  'use-army': useArmyDecision,
  'keep-privilege': keepPrivilege,
  'draft-card': draftCard,
  'protect-start-card': protectStartCard,
  irrigate,
  'sell-amount': sellAmount,
  'hire-count': hireCount,
  'choose-building': chooseBuilding,
  'bribe-card': bribeCard,
  'extra-cover': extraCover,
  'palace-pick': palacePick,
};
