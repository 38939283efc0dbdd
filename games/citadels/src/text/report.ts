import { itemAt, NONE, type Phrase, type PhraseArg, type ReportSection } from '@belfry/kernel';
import type { District } from '../data/districts.ts';
import { UNLIMITED } from '../rules/state.ts';
import type { SeatView, View } from '../view/view.ts';
import { characterName, districtCard, districtName, districtNames, districtWithPrice, seatName } from './names.ts';

/** The position in words, as far as the viewer knows it. */
export function report(view: View): ReportSection[] {
  return [tableSection(view), ...view.seats.map((_, seat) => seatSection(view, seat)), ...secretSection(view)];
}

function tableSection(view: View): ReportSection {
  const lines: Phrase[] = [
    { key: 'report.crown', args: { seat: seatName(view.crown) } },
    { key: 'report.piles', args: { pile: view.pileSize, discard: view.discardSize } },
  ];
  if (view.bank !== UNLIMITED) lines.push({ key: 'report.bank', args: { gold: view.bank } });
  if (view.draft.faceUp.length > 0) lines.push({ key: 'report.face-up', args: { characters: view.draft.faceUp.map(characterName) } });
  if (view.called > 0) lines.push({ key: 'report.called', args: { character: characterName(view.called - 1), rank: view.called } });
  if (view.murdered !== NONE) lines.push({ key: 'report.murdered', args: { character: characterName(view.murdered) } });
  if (view.robbed !== NONE) lines.push({ key: 'report.robbed', args: { character: characterName(view.robbed) } });
  if (view.firstFinisher !== NONE) lines.push({ key: 'report.first-finisher', args: { seat: seatName(view.firstFinisher) } });
  return { title: { key: 'report.round', args: { round: view.round } }, lines };
}

function seatSection(view: View, seat: number): ReportSection {
  const own = itemAt(view.seats, seat);
  const lines: Phrase[] = [
    { key: 'report.holdings', args: { gold: own.gold, cards: own.handSize, points: own.points } },
    { key: 'report.city', args: { districts: cardList(own.city) } },
  ];
  if (own.characters.length > 0) lines.push({ key: 'report.characters', args: { characters: own.characters.map(characterName) } });
  if (own.hand !== null) lines.push({ key: 'report.hand', args: { districts: cardList(own.hand) } });
  const mine = view.viewer === seat;
  // Whoever holds the cards reads them.
  if (mine && own.hand !== null) lines.push(...[...new Set(own.hand)].flatMap((district) => districtCard(district, view.options)));
  return { title: { key: 'report.seat', args: { seat: seatName(seat) } }, lines: [...lines, ...knownLines(own)], drawn: !mine };
}

/** Districts with everything one sees on their cards. */
function cardList(districts: readonly District[]): PhraseArg {
  return districts.length === 0 ? { key: 'word.nothing' } : districts.map(districtWithPrice);
}

function knownLines({ known, possible }: SeatView): Phrase[] {
  const lines: Phrase[] = [];
  if (known.length > 0) lines.push({ key: 'report.known', args: { districts: known.map(districtName) } });
  if (possible.length > 0) lines.push({ key: 'report.possible', args: { districts: possible.map(districtName) } });
  return lines;
}

/** What the viewer alone has seen. */
function secretSection(view: View): ReportSection[] {
  const lines: Phrase[] = [];
  if (view.draft.firstHidden !== NONE)
    lines.push({ key: 'report.first-hidden', args: { character: characterName(view.draft.firstHidden) } });
  for (const { received, took } of view.draft.visits) {
    lines.push(
      took === NONE
        ? { key: 'report.pool', args: { characters: received.map(characterName) } }
        : { key: 'report.visit', args: { characters: received.map(characterName), took: characterName(took) } },
    );
  }
  for (const decision of view.pending) {
    if (decision.kind === 'keep-cards' && decision.looked !== null) {
      lines.push({ key: 'report.looked', args: { districts: cardList(decision.looked) } });
    }
  }
  if (view.discards.length > 0) lines.push({ key: 'report.discards', args: { districts: districtNames(view.discards) } });
  if (view.under.length > 0)
    lines.push({ key: 'report.under', args: { districts: districtNames(view.under.map(({ district }) => district)) } });
  return lines.length === 0 ? [] : [{ title: { key: 'report.secrets' }, lines }];
}
