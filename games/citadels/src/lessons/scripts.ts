/** The deals of the lessons, and the scripted moves besides the learner's answers. */
export const SCRIPTS = {
  aim: {
    key: 'aim 235',
    script: [
      'a: choose bishop; b: choose merchant; c: choose warlord; d: choose king; d: take gold; d: build prison; d: end turn',
      '',
      '',
      '',
    ],
  },
  cards: {
    key: 'cards 159',
    script: [
      'a: choose assassin; b: choose king; c: choose thief; d: choose warlord; a: murder king; a: take gold; a: build manor; a: end turn; c: steal warlord; c: take gold; c: build castle; c: end turn; d: take gold; d: build trading-post; d: end turn; b: choose merchant; c: choose warlord; d: choose thief; a: choose king; d: steal merchant; d: take gold; d: build market; d: end turn; a: take income; a: take gold; a: build trading-post; a: end turn; b: take gold; b: build battlefield; b: end turn; c: take gold; c: build tavern; c: destroy d trading-post; c: end turn; a: choose merchant; b: choose architect; c: choose thief; d: choose king; c: steal bishop; c: take gold; c: end turn; d: take gold; d: build tavern; d: end turn; a: take income; a: take gold; a: build tavern; a: end turn; b: architect draw; b: take gold; b: build temple; b: build temple; b: end turn; d: choose merchant; a: choose bishop; b: choose warlord; c: choose king; c: take income; c: take gold; c: build observatory; c: end turn',
      '',
      '',
      '',
    ],
  },
  draft: {
    key: 'draft 84',
    script: [
      'a: choose magician; b: choose architect; c: choose bishop; d: choose thief; d: steal architect; d: take gold; d: build keep; d: end turn; a: take gold; a: build harbor; a: redraw fortress; a: end turn; c: take gold; c: build market; c: end turn; b: architect draw; b: take gold; b: build market; b: end turn; a: choose merchant; b: choose thief; c: choose warlord; d: choose architect; b: steal architect; b: take gold; b: build trading-post; b: end turn; a: take income; a: take gold; a: build prison; a: end turn; d: architect draw; d: take gold; d: build prison; d: end turn; c: take gold; c: build monastery; c: destroy d prison; c: end turn; a: choose magician; b: choose assassin; c: choose bishop; d: choose architect; b: murder thief; b: take gold; b: build castle; b: end turn; a: take gold; a: build docks; a: swap d; a: end turn; c: take income; c: take gold; c: build tavern; c: end turn; d: architect draw; d: take gold; d: build temple; d: end turn',
      'b: choose king; c: choose magician; d: choose thief; d: steal king; d: take gold; d: end turn; c: take gold; c: swap a; c: build manor; c: end turn; b: take income; b: take gold; b: build keep; b: end turn',
    ],
  },
  income: {
    key: 'income 83',
    script: [
      'a: choose architect; b: choose bishop; c: choose king; d: choose merchant; c: take gold; c: build manor; c: take income; c: end turn; b: take gold; b: build market; b: end turn; d: take gold; d: build keep; d: end turn; a: architect draw; a: take gold; a: build docks; a: end turn; c: choose merchant; d: choose assassin; a: choose thief; b: choose magician; d: murder magician; d: take gold; d: build castle; d: end turn; a: steal king; a: take gold; a: build docks; a: end turn; c: take gold; c: build town-hall; c: take income; c: end turn; c: choose architect; d: choose king; a: choose merchant; b: choose warlord; d: take income; d: take gold; d: build trading-post; d: end turn',
      '',
      '',
      '',
    ],
  },
  murder: {
    key: 'murder 2595',
    script: [
      'a: choose bishop; b: choose king; c: choose architect; d: choose assassin; d: murder architect; d: take gold; d: build monastery; d: end turn; b: draw cards; b: keep town-hall; b: build trading-post; b: end turn; a: take gold; a: build harbor; a: end turn; b: choose thief; c: choose merchant; d: choose assassin; a: choose warlord; d: murder magician; d: take gold; d: build manor; d: end turn; b: steal merchant; b: take gold; b: end turn; c: take gold; c: build temple; c: end turn; a: take gold; a: destroy b trading-post; a: end turn; b: choose architect; c: choose king; d: choose thief; a: choose merchant; d: steal merchant; d: take gold; d: build market; d: end turn; c: take gold; c: end turn; a: take gold; a: take income; a: build manor; a: end turn; b: architect draw; b: take gold; b: build university; b: end turn; c: choose architect; d: choose warlord',
      'b: choose merchant',
      '',
      '',
      'b: take gold; b: build docks; b: take income; b: end turn; d: take gold; d: build battlefield; d: take income; d: end turn; c: choose merchant; d: choose magician',
    ],
  },
  theft: {
    key: 'theft 21',
    script: [
      'a: choose thief; b: choose merchant; c: choose king; d: choose bishop; a: steal bishop; a: take gold; a: build castle; a: end turn; c: draw cards; c: keep palace; c: build trading-post; c: end turn; d: take gold; d: build church; d: take income; d: end turn; b: take gold; b: build graveyard; b: end turn; c: choose architect; d: choose assassin; a: choose king; b: choose magician; d: murder merchant; d: take gold; d: build tavern; d: end turn; b: take gold; b: swap c; b: build tavern; b: end turn; a: take income; a: take gold; a: build keep; a: end turn; c: architect draw; c: take gold; c: end turn; a: choose king; b: choose merchant; c: choose warlord; d: choose assassin; d: murder merchant; d: take gold; d: build watchtower; d: end turn; a: take income; a: take gold; a: build church; a: end turn; c: take gold; c: build castle; c: destroy d watchtower; b: graveyard yes; c: end turn; a: choose assassin; b: choose merchant; c: choose king; d: choose thief; a: murder king; a: take gold; a: build market; a: end turn; d: steal architect; d: take gold; d: end turn; b: take income; b: take gold; b: build tavern; b: end turn; c: choose architect; d: choose merchant; a: choose assassin; b: choose king; a: murder merchant; a: draw cards; a: keep town-hall; a: end turn; b: take gold; b: build fortress; b: end turn; c: architect draw; c: take gold; c: build market; c: end turn; b: choose assassin; c: choose thief; d: choose bishop; a: choose king; b: murder bishop; b: take gold; b: build watchtower; b: end turn; c: steal warlord; c: take gold; c: end turn; a: take income; a: draw cards; a: keep dragon-gate; a: end turn; a: choose thief; b: choose merchant; c: choose king; d: choose warlord',
      '',
      '',
      '',
      'c: take income; c: take gold; c: build manor; c: end turn; b: take income; b: draw cards; b: keep town-hall; b: end turn; d: take gold; d: destroy b tavern; b: graveyard no; d: end turn; c: choose architect; d: choose thief',
    ],
  },
  magic: {
    key: 'magic 12',
    script: [
      'a: choose merchant; b: choose king; c: choose assassin; d: choose bishop; c: murder king; c: take gold; c: build trading-post; c: end turn; d: take gold; d: build manor; d: end turn; a: take gold; a: build town-hall; a: take income; a: end turn; b: choose merchant; c: choose architect; d: choose king; a: choose warlord; d: take income; d: draw cards; d: keep docks; d: build tavern; d: end turn; b: take gold; b: build castle; b: end turn; c: architect draw; c: take gold; c: build monastery; c: build temple; c: end turn; a: take gold; a: build docks; a: end turn; d: choose magician; a: choose architect; b: choose bishop; c: choose warlord; d: take gold; d: build church; d: swap c; d: end turn; b: take gold; b: build manor; b: end turn; a: architect draw; a: take gold; a: build market; a: end turn; c: take gold; c: end turn; d: choose merchant; a: choose architect; b: choose king; c: choose assassin; c: murder merchant; c: take gold; c: build docks; c: end turn; b: take income; b: take gold; b: build temple; b: end turn; a: architect draw; a: draw cards; a: keep fortress; a: end turn; b: choose king; c: choose magician; d: choose merchant; a: choose warlord; c: swap a; c: draw cards; c: keep dragon-gate; c: end turn; b: take income; b: draw cards; b: keep cathedral; b: build cathedral; b: end turn; d: take income; d: take gold; d: build cathedral; d: end turn; a: take gold; a: destroy c temple; a: end turn; b: choose magician; c: choose architect; d: choose king; a: choose bishop; b: swap c; b: take gold; b: build prison; b: end turn; d: take income; d: take gold; d: build tavern; d: end turn; a: take gold; a: end turn; c: architect draw; c: draw cards; c: keep observatory; c: build watchtower; c: end turn; d: choose architect; a: choose magician; b: choose king; c: choose assassin; c: murder king; c: take gold; c: build tavern; c: end turn',
      '',
      '',
      '',
    ],
  },
  crown: {
    key: 'crown 35',
    script: [
      'a: choose architect; b: choose assassin; c: choose merchant; d: choose thief; b: murder thief; b: draw cards; b: keep palace; b: end turn; c: take gold; c: build smithy; c: end turn; a: architect draw; a: take gold; a: build castle; a: end turn; a: choose merchant; b: choose architect; c: choose bishop; d: choose magician; d: take gold; d: build battlefield; d: swap a; d: end turn; c: take gold; c: build prison; c: end turn; a: take gold; a: build church; a: end turn; b: architect draw; b: take gold; b: build watchtower; b: end turn; a: choose bishop; b: choose king; c: choose assassin; d: choose thief; c: murder architect; c: take gold; c: end turn; d: steal bishop; d: take gold; d: build docks; d: end turn; b: take gold; b: build palace; b: take income; b: end turn; a: take income; a: take gold; a: build market; a: end turn; b: choose merchant; c: choose assassin; d: choose king; a: choose bishop; c: murder magician; c: take gold; c: build harbor; c: end turn; d: take gold; d: build keep; d: end turn; a: take income; a: take gold; a: build manor; a: end turn; b: take gold; b: end turn; d: choose architect; a: choose magician; b: choose thief; c: choose king; b: steal bishop; b: take gold; b: build library; b: end turn; a: draw cards; a: keep haunted-city; a: swap b; a: end turn; c: take gold; c: end turn; d: architect draw; d: take gold; d: build market; d: end turn; c: choose architect; d: choose merchant; a: choose king; b: choose bishop',
      '',
      '',
      '',
      'b: take gold; b: build haunted-city; b: end turn; d: take income; d: take gold; d: build palace; d: end turn; c: architect draw; c: take gold; c: build castle; c: end turn',
    ],
  },
  architect: {
    key: 'architect 388',
    script: [
      'a: choose merchant; b: choose assassin; c: choose architect; d: choose thief; b: murder king; b: take gold; b: build keep; b: end turn; d: steal architect; d: take gold; d: build manor; d: end turn; a: take gold; a: build docks; a: take income; a: end turn; c: architect draw; c: take gold; c: build market; c: end turn; a: choose merchant; b: choose thief; c: choose assassin; d: choose king; c: murder merchant; c: take gold; c: build prison; c: end turn; b: steal magician; b: take gold; b: build haunted-city; b: end turn; d: take income; d: take gold; d: build trading-post; d: end turn; d: choose architect; a: choose merchant; b: choose assassin; c: choose bishop; b: murder king; b: take gold; b: end turn; c: draw cards; c: keep monastery; c: end turn; a: take income; a: take gold; a: build watchtower; a: end turn; d: architect draw; d: take gold; d: build town-hall; d: end turn; d: choose merchant; a: choose architect; b: choose warlord; c: choose king; c: take gold; c: end turn; d: take income; d: take gold; d: build palace; d: end turn',
      '',
      '',
      '',
      '',
      '',
    ],
  },
  warlord: {
    key: 'warlord 23',
    script: [
      'a: choose architect; b: choose warlord; c: choose king; d: choose assassin; d: murder architect; d: take gold; d: build battlefield; d: end turn; c: take gold; c: build harbor; c: end turn; b: take gold; b: build castle; b: end turn; c: choose thief; d: choose merchant; a: choose architect; b: choose king; c: steal architect; c: take gold; c: build prison; c: end turn; b: take income; b: take gold; b: build battlefield; b: end turn; d: take gold; d: build monastery; d: end turn; a: architect draw; a: take gold; a: build watchtower; a: end turn; b: choose warlord; c: choose merchant; d: choose bishop; a: choose king; a: take gold; a: build church; a: end turn; d: take income; d: take gold; d: build temple; d: end turn; c: take income; c: take gold; c: build fortress; c: end turn; b: take income; b: take gold; b: build market; b: destroy c prison; b: end turn; a: choose warlord; b: choose magician; c: choose king; d: choose merchant; b: take gold; b: swap a; b: end turn; c: draw cards; c: keep market; c: build tavern; c: end turn; d: draw cards; d: keep library; d: end turn; a: take income; a: take gold; a: build manor; a: destroy b market; a: end turn; c: choose magician; d: choose architect; a: choose assassin; b: choose merchant; a: murder warlord; a: draw cards; a: keep town-hall; a: end turn; c: take gold; c: build market; c: swap b; c: end turn; b: draw cards; b: keep docks; b: build docks; b: take income; b: end turn; d: architect draw; d: take gold; d: build library; d: end turn; c: choose merchant; d: choose bishop; a: choose magician; b: choose king; a: swap c; a: take gold; a: end turn; b: take income; b: take gold; b: end turn; d: take income; d: take gold; d: build castle; d: end turn; c: take income; c: draw cards; c: keep monastery; c: build monastery; c: end turn; b: choose magician; c: choose thief; d: choose bishop; a: choose warlord; c: steal bishop; c: draw cards; c: keep tavern; c: build tavern; c: end turn; b: swap a; b: take gold; b: build graveyard; b: end turn; d: take income; d: take gold; d: end turn',
      'b: graveyard yes',
      '',
    ],
  },
  purple: {
    key: 'purple 1736',
    script: [
      'a: choose assassin; b: choose merchant; c: choose architect; d: choose king; a: murder architect; a: take gold; a: build harbor; a: end turn; d: take gold; d: build prison; d: end turn; b: take gold; b: build docks; b: take income; b: end turn; d: choose thief; a: choose assassin; b: choose merchant; c: choose architect; a: murder thief; a: take gold; a: build church; a: end turn; b: take income; b: take gold; b: build battlefield; b: end turn; c: architect draw; c: take gold; c: build church; c: build tavern; c: build tavern; c: end turn; d: choose architect; a: choose assassin; b: choose king; c: choose warlord; a: murder architect; a: take gold; a: end turn; b: take gold; b: build trading-post; b: end turn; c: take gold; c: build church; c: end turn; b: choose merchant; c: choose thief; d: choose king; a: choose warlord; c: steal merchant; c: take gold; c: end turn; d: take gold; d: build docks; d: end turn; b: take income; b: take gold; b: build market; b: end turn; a: take gold; a: destroy c tavern; a: end turn; d: choose architect; a: choose merchant; b: choose thief; c: choose bishop; b: steal architect; b: draw cards; b: keep cathedral; b: end turn; c: take income; c: take gold; c: build smithy; c: smithy; c: end turn; a: take income; a: take gold; a: build laboratory; a: end turn; d: architect draw; d: take gold; d: build tavern; d: end turn; d: choose king; a: choose thief; b: choose magician; c: choose bishop; a: steal king; a: take gold; a: build observatory; a: end turn; b: draw cards; b: keep prison; b: build prison; b: swap c; b: end turn; d: take gold; d: end turn; c: take income; c: draw cards; c: keep castle; c: build castle; c: end turn; d: choose merchant; a: choose assassin; b: choose bishop; c: choose king; a: murder merchant; a: take gold; a: end turn; c: take income; c: take gold; c: end turn; b: take gold; b: build battlefield; b: end turn; c: choose architect; d: choose merchant; a: choose magician; b: choose bishop; a: swap d; a: take gold; a: build palace; a: end turn; b: take gold; b: build watchtower; b: end turn; d: take income; d: draw cards; d: keep school-of-magic; d: end turn; c: architect draw; c: take gold; c: build cathedral; c: end turn; c: choose bishop; d: choose assassin; a: choose thief; b: choose warlord; d: murder warlord; d: draw cards; d: keep library; d: end turn; a: steal bishop; a: take gold; a: end turn; c: take income; c: take gold; c: build docks; c: end turn; c: choose bishop; d: choose architect; a: choose warlord; b: choose assassin; b: murder bishop; b: take gold; b: end turn; d: architect draw; d: draw cards; d: keep manor; d: build harbor; d: end turn',
      '',
      '',
      '',
    ],
  },
  plan: {
    key: 'plan 613',
    script: [
      'a: choose king; b: choose architect; c: choose warlord; d: choose assassin; d: murder architect; d: take gold; d: build keep; d: end turn; a: take gold; a: build castle; a: take income; a: end turn; c: take gold; c: build church; c: end turn; a: choose assassin; b: choose architect; c: choose merchant; d: choose warlord; a: murder king; a: take gold; a: build manor; a: end turn; c: take gold; c: build manor; c: end turn; b: architect draw; b: take gold; b: build manor; b: build watchtower; b: end turn; d: take gold; d: destroy c manor; d: end turn; a: choose king; b: choose bishop; c: choose assassin; d: choose thief; c: murder king; c: take gold; c: build prison; c: end turn; d: steal warlord; d: take gold; d: end turn; b: take gold; b: build trading-post; b: end turn; a: choose king; b: choose thief; c: choose merchant; d: choose magician; b: steal merchant; b: take gold; b: build church; b: end turn; d: take gold; d: build palace; d: redraw fortress, laboratory; d: end turn; a: take income; a: take gold; a: build castle; a: end turn; c: take gold; c: end turn; a: choose king; b: choose architect; c: choose assassin; d: choose bishop; c: murder bishop; c: take gold; c: build palace; c: end turn; a: take income; a: take gold; a: build graveyard; a: end turn; b: architect draw; b: take gold; b: build manor; b: end turn; a: choose king; b: choose bishop; c: choose magician; d: choose merchant; c: draw cards; c: keep library; c: swap b; c: end turn; a: take income; a: draw cards; a: keep castle; a: end turn; b: take income; b: take gold; b: end turn; d: take gold; d: build monastery; d: end turn; a: choose king; b: choose thief; c: choose assassin; d: choose warlord; c: murder king; c: take gold; c: end turn; b: steal magician; b: draw cards; b: keep school-of-magic; b: end turn; d: take gold; d: destroy b watchtower; a: graveyard yes; d: end turn; a: choose merchant; b: choose warlord; c: choose assassin; d: choose magician; c: murder warlord; c: take gold; c: build docks; c: end turn; d: take gold; d: build battlefield; d: swap c; d: end turn; a: take gold; a: build castle; a: end turn; a: choose king; b: choose architect; c: choose warlord; d: choose bishop; a: take income; a: draw cards; a: keep tavern; a: build tavern; a: end turn; d: take income; d: take gold; d: end turn; b: architect draw; b: take gold; b: build library; b: end turn; c: take income; c: take gold; c: destroy a tavern; a: graveyard no; c: end turn; a: choose king; b: choose architect; c: choose magician; d: choose warlord; c: draw cards; c: keep monastery; c: build monastery; c: swap b; c: end turn; a: take income; a: draw cards; a: keep temple; a: build watchtower; a: end turn; b: architect draw; b: take gold; b: build watchtower; b: end turn; d: take income; d: take gold; d: build dragon-gate; d: destroy b watchtower; a: graveyard yes; d: end turn',
      'b: choose merchant; c: choose warlord; d: choose bishop; d: take income; d: take gold; d: end turn; b: take income; b: take gold; b: build harbor; b: end turn',
      '',
      '',
      '',
      '',
      '',
    ],
  },
  end: {
    key: 'end 1306',
    script: [
      'a: choose thief; b: choose warlord; c: choose king; d: choose bishop; a: steal bishop; a: take gold; a: build castle; a: end turn; c: take gold; c: build battlefield; c: end turn; d: take gold; d: build haunted-city; d: end turn; b: take gold; b: build monastery; b: end turn; c: choose architect; d: choose warlord; a: choose king; b: choose bishop; a: take income; a: take gold; a: build trading-post; a: end turn; b: take income; b: take gold; b: build monastery; b: end turn; c: architect draw; c: take gold; c: build docks; c: end turn; d: take gold; d: end turn; a: choose magician; b: choose architect; c: choose merchant; d: choose assassin; d: murder merchant; d: take gold; d: build harbor; d: end turn; a: take gold; a: build church; a: swap c; a: end turn; b: architect draw; b: take gold; b: build tavern; b: build watchtower; b: build temple; b: end turn; a: choose architect; b: choose bishop; c: choose magician; d: choose king; c: swap a; c: take gold; c: build temple; c: end turn; d: take gold; d: end turn; b: take income; b: take gold; b: build observatory; b: end turn; a: architect draw; a: draw cards; a: keep harbor; a: build tavern; a: end turn; d: choose architect; a: choose king; b: choose magician; c: choose assassin; c: murder magician; c: take gold; c: build keep; c: end turn; a: take income; a: take gold; a: build harbor; a: end turn; d: architect draw; d: take gold; d: build manor; d: end turn; a: choose architect; b: choose king; c: choose assassin; d: choose warlord; c: murder thief; c: take gold; c: build market; c: end turn; b: draw cards; b: keep cathedral; b: end turn; a: architect draw; a: take gold; a: build trading-post; a: end turn; d: take gold; d: build keep; d: destroy b temple; d: end turn; b: choose bishop; c: choose architect; d: choose assassin; a: choose merchant; d: murder merchant; d: take gold; d: end turn; b: take income; b: take gold; b: end turn; c: architect draw; c: take gold; c: end turn; b: choose bishop; c: choose assassin; d: choose king; a: choose thief; c: murder architect; c: take gold; c: build manor; c: end turn; a: steal bishop; a: take gold; a: end turn; d: take income; d: take gold; d: build manor; d: end turn; b: take income; b: take gold; b: end turn; d: choose bishop; a: choose merchant; b: choose warlord; c: choose architect; d: take gold; d: build docks; d: end turn; a: take income; a: take gold; a: build university; a: end turn; c: architect draw; c: draw cards; c: keep manor; c: end turn; b: take income; b: draw cards; b: keep cathedral; b: build cathedral; b: destroy c temple; b: end turn; d: choose architect; a: choose king; b: choose warlord; c: choose assassin; c: murder architect; c: take gold; c: build manor; c: end turn',
      '',
      '',
      'b: take income; b: take gold; b: destroy c market; b: end turn',
    ],
  },
} as const;
