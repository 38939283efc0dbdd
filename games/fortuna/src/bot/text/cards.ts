import { ACTION_CARDS, type ActionCardId } from '../../data/action-cards.ts';
import { BUILDINGS, type BuildingId } from '../../data/buildings.ts';

type CardFeature = `feature.${BuildingId}` | `feature.has-${ActionCardId}`;
type CardNames = Readonly<Record<`building.${BuildingId}.the` | `action.${ActionCardId}`, string>>;

/** The features that stand for a building or an action card, in the words of the game. */
export function cardFeatures(names: CardNames, having: (card: string) => string): Record<CardFeature, string> {
  const buildings = BUILDINGS.map(({ id }) => [`feature.${id}`, names[`building.${id}.the`]]);
  const cards = ACTION_CARDS.map(({ id }) => [`feature.has-${id}`, having(names[`action.${id}`])]);
  return Object.fromEntries([...buildings, ...cards]) as Record<CardFeature, string>;
}
