import type { Catalogue, Viewer } from '@belfry/kernel';
import type { Event } from '@belfry/nuremberg';

/** What the coach has to say about something that happened: a key of these texts. */
export function remark(event: Event, viewer: Viewer): keyof typeof remarksEn | undefined {
  const isOwn = 'seat' in event && event.seat === viewer;
  switch (event.type) {
    case 'card-drawn':
      return event.hexes.length > 0 ? 'remark.card' : 'remark.robber-card';
    case 'yielded':
      return isOwn ? 'remark.yield' : undefined;
    case 'road-toll':
      return event.payer === viewer ? 'remark.toll.paid' : isOwn ? 'remark.toll.got' : undefined;
    case 'sold':
      if (event.toll === 0) return isOwn && event.doubled ? 'remark.doubled' : undefined;
      return isOwn ? 'remark.toll.sale' : event.holder === viewer ? 'remark.toll.got' : undefined;
    case 'right-taken':
      return isOwn ? 'remark.right.own' : event.from === viewer ? 'remark.right.lost' : undefined;
    case 'handed-in':
      return isOwn ? 'remark.handed-in' : undefined;
    case 'stolen':
      return event.victim === viewer ? 'remark.stolen' : undefined;
    case 'fair-opened':
      return isOwn ? 'remark.fair' : undefined;
    case 'time-passed':
      return 'remark.time';
    case 'council-entered':
    case 'council-swapped':
      return isOwn ? 'remark.council' : undefined;
    default:
      return undefined;
  }
}

export const remarksEn = {
  'remark.card':
    'Cards take the place of dice: every village beside a hex with the drawn number brings its owner a card, whoever drew it. Six and eight come most often.',
  'remark.robber-card':
    'A card without a number: nobody harvests, and the robber knight rides. Who holds more than seven cards loses half of them.',
  'remark.yield':
    'That is the income of your villages. Different numbers bring something more often, different resources let you build more.',
  'remark.toll.paid':
    'Each of your villages on a road whose right somebody else holds costs a gold at road toll. Most stations on a road win its right.',
  'remark.toll.got': 'A toll comes to whoever holds the right of the road: from villages of others on it, and from what they sell there.',
  'remark.toll.sale':
    'The price was less the toll, which goes to the holder of the road to that city. On a road of your own there is none.',
  'remark.doubled': 'A craft house beside the sign of this good doubles its price, for as long as the house stands.',
  'remark.right.own': 'You have most stations on this road: its right is a point, and its tolls are yours.',
  'remark.right.lost':
    'Somebody has more stations on that road now, and the right with its point has gone to them. One station more may bring it back.',
  'remark.handed-in': 'More than seven cards are a danger when the robber knight rides. Build or trade before you hold so many.',
  'remark.stolen': 'The robber knight took a card unseen from your hand. Gold is safe from him.',
  'remark.fair': 'Trade fair: the first good you sell in this turn brings two gold more.',
  'remark.time': 'Time passes. In 1400 the game ends, even if nobody has thirteen points.',
  'remark.council': 'Prestige from walls and towers opened the council: points for as long as nobody has more prestige than you.',
};

export const remarksNl: Catalogue<keyof typeof remarksEn> = {
  'remark.card':
    'Kaarten in plaats van dobbelstenen: elk dorp naast een tegel met het getrokken getal brengt zijn eigenaar een kaart op, wie hem ook trok. Zes en acht komen het vaakst.',
  'remark.robber-card':
    'Een kaart zonder getal: niemand krijgt iets, en de roofridder gaat op pad. Wie meer dan zeven kaarten heeft, verliest de helft.',
  'remark.yield':
    'Dat is het inkomen van je dorpen. Verschillende getallen brengen vaker iets op, met verschillende grondstoffen kun je meer bouwen.',
  'remark.toll.paid':
    'Elk dorp dat je hebt op een weg waarvan een ander het recht bezit, kost bij wegentol een goud. Wie de meeste stations op een weg heeft, krijgt het recht.',
  'remark.toll.got': 'Tol gaat naar wie het recht van de weg heeft: van dorpen van anderen eraan, en van wat zij daar verkopen.',
  'remark.toll.sale': 'Van de prijs ging de tol af, naar wie het recht heeft op de weg naar die stad. Op een eigen weg betaal je niets.',
  'remark.doubled': 'Een ambachtshuis naast het teken van dit goed verdubbelt de prijs, zolang het huis er staat.',
  'remark.right.own': 'Je hebt de meeste stations op deze weg: het recht is een punt, en de tol is voor jou.',
  'remark.right.lost':
    'Een ander heeft nu meer stations op die weg, en het recht met zijn punt is daarheen. Met nog een station haal je het misschien terug.',
  'remark.handed-in': 'Meer dan zeven kaarten zijn een gevaar als de roofridder komt. Bouw of ruil voordat je er zoveel hebt.',
  'remark.stolen': 'De roofridder nam blind een kaart uit je hand. Goud is veilig voor hem.',
  'remark.fair': 'Jaarmarkt: het eerste goed dat je deze beurt verkoopt, brengt twee goud extra op.',
  'remark.time': 'De tijd verstrijkt. In 1400 is het spel afgelopen, ook als niemand dertien punten heeft.',
  'remark.council': 'Prestige van muren en torens bracht je in de raad: punten zolang niemand meer prestige heeft dan jij.',
};
