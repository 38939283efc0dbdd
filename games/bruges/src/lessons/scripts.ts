/** The deals of the lessons, and the scripted moves besides the learner's answers. */
export const SCRIPTS = {
  activate: {
    key: 'activate 42',
    script: [
      'a: draw right; a: draw right; a: draw right; a: draw left; a: draw left; b: draw right; b: draw left; b: draw left; b: draw right; b: draw left; c: draw right; c: draw right; c: draw right; c: draw right; c: draw right; a: pay; b: stay; c: pay; a: guilders soldier; b: guilders treasurer; c: guilders banker; a: canal painter left; b: guilders abbess; c: guilders miller; a: guilders princess; b: guilders geographer; c: canal apothecary left; a: canal playwright left; b: house sexton; c: canal architect left; b: draw right; b: draw left; b: draw right; b: draw right; c: draw left; c: draw left; c: draw left; c: draw right; a: draw right; a: draw left; a: draw left; a: draw left; b: pay; c: pay; a: pay; b: recruit thief on brown; c: canal town-crier right; a: guilders bell-ringer; b: house composer; c: guilders cupbearer; a: house judge; b: threat historian; c: house washerwoman; a: guilders butler; b: workers baroness; c: house lawyer',
      '',
      '',
    ],
  },
  draw: {
    key: 'draw 0',
    script: [
      '',
      '',
      '',
      '',
      '',
      'b: draw left; b: draw left; b: draw left; b: draw right; b: draw right; c: draw right; c: draw right; c: draw right; c: draw right; c: draw left',
    ],
  },
  dice: {
    key: 'dice 0',
    script: [
      'a: draw left; a: draw right; a: draw left; a: draw left; a: draw right; b: draw left; b: draw left; b: draw right; b: draw right; b: draw right; c: draw left; c: draw right; c: draw right; c: draw right; c: draw right',
      '',
    ],
  },
  money: {
    key: 'money 1',
    script: [
      'a: draw right; a: draw left; a: draw right; a: draw right; a: draw right; b: draw right; b: draw right; b: draw right; b: draw left; b: draw left; c: draw right; c: draw left; c: draw left; c: draw right; c: draw left; a: pay; b: pay; c: pay',
      '',
    ],
  },
  house: {
    key: 'house 28',
    script: [
      'a: draw left; a: draw left; a: draw left; a: draw left; a: draw right; b: draw right; b: draw left; b: draw left; b: draw left; b: draw left; c: draw right; c: draw right; c: draw left; c: draw left; c: draw right; a: pay; b: pay; c: pay; a: guilders fortune-teller; b: house court-painter; c: house abbess',
      '',
    ],
  },
  recruit: {
    key: 'recruit 1',
    script: [
      'a: draw left; a: draw right; a: draw left; a: draw left; a: draw left; b: draw right; b: draw right; b: draw right; b: draw right; b: draw right; c: draw left; c: draw left; c: draw left; c: draw right; c: draw right; a: stay; b: pay; c: stay; a: house maid; b: house miller; c: guilders confessor',
      '',
    ],
  },
  persons: {
    key: 'worker 0',
    script: [
      'a: draw left; a: draw left; a: draw left; a: draw left; a: draw left; b: draw right; b: draw left; b: draw left; b: draw right; b: draw right; c: draw right; c: draw left; c: draw left; c: draw left; c: draw left; a: pay; b: pay; c: pay; a: house philosopher; b: house coal-miner; c: house highwayman; a: recruit historian on purple; b: guilders servant; c: guilders geographer; a: house night-watchman; b: recruit fence on brown; b: activate fence; b: discard beguine; c: recruit architect on yellow; c: activate architect; c: draw left; a: guilders scribe; b: house countess; c: guilders jailer; b: draw left; b: draw right; b: draw right; b: draw right; b: draw right; c: draw left; c: draw left; c: draw left; c: draw left; a: draw left; a: draw right; a: draw left; a: draw right; b: recruit soldier on yellow; c: recruit guard on yellow; a: recruit stilt-walker on yellow; b: house noblewoman; c: house mason; a: house cardinal; b: recruit smuggler on purple; c: house schemer; a: recruit silk-dealer on red; b: house fire-eater; c: workers toll-keeper; a: house housekeeper; c: draw left; c: draw right; c: draw left; c: draw left; a: draw right; a: draw left; a: draw left; a: draw left; b: draw right; b: draw right; b: draw right; b: draw right; a: pay; b: pay; c: guilders court-painter',
      '',
    ],
  },
  canal: {
    key: 'canal 0',
    script: [
      'a: draw left; a: draw left; a: draw left; a: draw right; a: draw right; b: draw right; b: draw left; b: draw right; b: draw left; b: draw left; c: draw left; c: draw right; c: draw right; c: draw right; c: draw right; a: pay; b: pay; c: pay',
      '',
    ],
  },
  threat: {
    key: 'threat 1',
    script: [
      'a: draw right; a: draw right; a: draw right; a: draw right; a: draw right; b: draw left; b: draw right; b: draw left; b: draw right; b: draw right; c: draw right; c: draw right; c: draw right; c: draw left; c: draw left; a: pay; b: pay; c: pay; a: house sexton; b: house mason; c: house mathematician; a: recruit knife-thrower on brown; a: activate knife-thrower; b: recruit powderman on red; c: guilders guild-master; a: house castellan; b: house wine-merchant; c: recruit fire-eater on purple; a: recruit historian on blue; b: guilders lawyer; c: house geographer; b: draw left; b: draw right; b: draw right; b: draw right; c: draw right; c: draw left; c: draw left; c: draw left; a: draw right; a: draw left; a: draw left; a: draw left; b: pay; a: pay; b: recruit councillor on purple; b: activate councillor; b: end turn; c: recruit baker on blue; a: house knight; a: activate knife-thrower; b: house preacher; b: activate powderman; c: house woodcarver; a: recruit fortune-teller on purple; a: activate fortune-teller; a: draw left; a: draw left; a: discard saboteur; a: discard councilman; b: recruit butcher on blue; c: guilders dredger; a: house sculptor; b: guilders highwayman; c: recruit thatcher on brown; a: guilders noblewoman; c: draw right; c: draw left; c: draw left; c: draw left; a: draw right; a: draw right; a: draw right; a: draw right; b: draw left; b: draw left; b: draw left; b: draw left; c: pay; a: pay; b: pay; c: guilders schemer; c: activate baker; a: recruit bishop on yellow; a: activate fortune-teller; a: draw left; a: draw left; a: discard washerwoman; a: discard housekeeper; b: house census-taker; c: house cardinal; a: guilders cupbearer; b: recruit architect on brown; b: activate architect; b: draw left; c: recruit librarian on red; c: activate librarian; c: draw left; c: draw left',
      '',
    ],
  },
  fire: {
    key: 'fire 2',
    script: [
      'a: draw left; a: draw right; a: draw left; a: draw right; a: draw left; b: draw right; b: draw right; b: draw left; b: draw left; b: draw right; c: draw right; c: draw left; c: draw left; c: draw left; c: draw left; a: house mayor; b: house coal-miner; c: house engraver; a: recruit bard on red; a: activate bard; a: build right; b: recruit scribe on brown; b: activate scribe; b: house illuminator; c: recruit saddler on purple; c: activate saddler; a: workers beggar; b: guilders master-of-revels; c: house botanist; a: house timber-dealer; b: recruit deacon on blue; b: activate deacon; c: recruit cartographer on brown; b: draw left; b: draw right; b: draw left; b: draw right; b: draw right; c: draw left; c: draw right; c: draw right; c: draw right; a: draw right; a: draw right; a: draw right; a: draw right; b: guilders page; c: house spice-trader; a: recruit historian on brown; b: guilders count; c: guilders animal-trainer; a: house sexton; b: workers saboteur; c: recruit confidant on red; a: guilders inventor; b: workers gardener; b: activate scribe; b: house assassin; c: house beguine; a: recruit smuggler on brown; c: draw left; c: draw left; c: draw left; c: draw left; a: draw right; a: draw right; a: draw left; a: draw right; b: draw left; b: draw right; b: draw right; b: draw right; b: draw right; c: pay; a: pay; b: pay; c: recruit baker on yellow; a: house maid; b: recruit cardinal on purple; c: workers envoy; a: workers notary; b: house town-clerk; c: workers heraldic-painter; a: canal shopkeeper left; b: recruit alchemist on blue; c: house queen; a: threat marquis; b: threat census-taker; a: draw left; a: draw left; a: draw right; a: draw right; b: draw left; b: draw left; b: draw left; b: draw left; c: draw right; c: draw right; c: draw right; c: draw right; b: pay; a: guilders geographer; b: house chaplain; c: recruit moneylender on red; c: lend a; c: activate baker; a: recruit acrobat on blue; b: recruit logician on red; b: activate logician; c: house provost; a: house vicar; b: guilders thief; c: recruit councilman on purple; a: recruit bailiff on yellow; b: guilders bishop; c: house coachman; b: draw left; b: draw left; b: draw right; b: draw left; c: draw right; c: draw left; c: draw left; c: draw right; a: draw right; a: draw right; a: draw left; a: draw right; b: pay; b: guilders fountain-builder; b: activate logician; c: threat carpet-maker; a: house knife-thrower; b: house stilt-walker; c: guilders earl; a: threat poisoner; b: recruit guard on blue; c: recruit librarian on purple; a: guilders fortune-teller; b: threat confessor; c: threat housekeeper; a: recruit wine-merchant on yellow; a: activate wine-merchant; c: draw left; c: draw left; c: draw right; c: draw right; a: draw right; a: draw left; a: draw left; a: draw left; b: draw left; b: draw right; b: draw right; b: draw right; c: pay; a: pay; b: pay; c: guilders councillor; a: house fishmonger; b: guilders painter; c: house cook; a: guilders treasurer; b: threat sculptor; c: guilders prince; a: recruit blackmailer on blue; b: threat reeve; c: recruit court-painter on red; a: house minstrel; b: guilders baron; a: draw right; a: draw left; a: draw left; a: draw left; b: draw left; b: draw left; b: draw right; b: draw right; c: draw left; c: draw left; c: draw right; c: draw right',
      '',
    ],
  },
  majority: {
    key: 'majority 741',
    script: [
      'a: draw left; a: draw left; a: draw right; a: draw right; a: draw right; b: draw right; b: draw left; b: draw right; b: draw right; b: draw right; c: draw right; c: draw right; c: draw left; c: draw left; c: draw right; a: pay; b: pay; c: pay; a: house silk-dealer; b: house historian; c: house slanderer; a: recruit toll-keeper on purple; b: recruit thatcher on yellow; c: recruit baker on blue; a: house grain-dealer; b: guilders beggar; c: house page; a: guilders monk; b: house playwright; c: recruit knife-thrower on brown; b: draw right; b: draw right; b: draw right; b: draw left; c: draw right; c: draw right; c: draw left; c: draw left; a: draw left; a: draw left; a: draw left; a: draw left; b: pay; a: pay; b: recruit housekeeper on red; c: guilders banker; c: activate baker; a: recruit shoemaker on yellow; a: activate shoemaker; a: done; b: house thief with blue; c: house groom; a: house butler; b: guilders rector; c: recruit logician on yellow; a: threat reeve; b: recruit spice-trader on red; b: activate spice-trader; c: workers cloth-merchant; a: workers bell-ringer; c: draw left; c: draw left; c: draw left; c: draw left; a: draw left; a: draw left; a: draw left; a: draw left; b: draw left; b: draw left; b: draw left; b: draw left; c: threat puppeteer; c: activate logician; c: activate knife-thrower; a: threat knight; b: house night-watchman with brown; c: house confidant; a: guilders tailor; b: recruit miller on yellow; c: recruit countess on purple; c: activate countess; a: recruit plague-doctor on red; a: activate plague-doctor; b: threat marchioness; c: guilders satirist',
      '',
      'b: guilders king',
    ],
  },
  workers: {
    key: 'workers 1',
    script: [
      'a: draw right; a: draw right; a: draw right; a: draw left; a: draw right; b: draw left; b: draw left; b: draw left; b: draw left; b: draw right; c: draw right; c: draw right; c: draw right; c: draw right; c: draw right; a: pay; b: pay; c: pay; a: guilders mathematician; b: house knife-thrower; c: house highwayman; a: house envoy; b: guilders rector; c: recruit alderman on yellow; a: recruit dancer on purple; a: activate dancer; a: build left; b: recruit marquis on yellow; c: house moneylender; a: guilders schemer; b: house arsonist; c: canal scribe left; b: draw left; b: draw right; b: draw left; b: draw left; c: draw right; c: draw left; c: draw right; c: draw right; a: draw right; a: draw right; a: draw right; a: draw right; a: stay; b: recruit smuggler on red; b: activate smuggler; c: recruit bishop on brown; a: house captain-of-the-watch; b: house poet; c: house glazier',
      '',
    ],
  },
  end: {
    key: 'statue 85',
    script: [
      'a: draw right; a: draw left; a: draw left; a: draw left; a: draw left; b: draw right; b: draw right; b: draw right; b: draw right; b: draw right; c: draw left; c: draw left; c: draw left; c: draw right; c: draw right; a: pay; b: pay; c: pay; a: house baker; b: house robber-chief; c: house town-clerk; a: recruit acrobat on yellow; b: recruit lock-keeper on purple; c: recruit minstrel on blue; a: house reeve; b: guilders butcher; c: house servant; a: guilders heraldic-painter; a: activate acrobat; a: build left; b: house coal-miner; c: recruit vintner on brown; c: activate vintner; c: swap yellow for blue; c: done; b: draw left; b: draw left; b: draw left; b: draw right; c: draw right; c: draw right; c: draw right; c: draw right; a: draw left; a: draw right; a: draw left; a: draw left; b: pay; b: workers gatekeeper; c: house saboteur; a: guilders gardener; b: workers apothecary; c: workers geographer; a: recruit woodcarver on brown; b: guilders deacon; c: workers thatcher; a: house tailor; b: threat princess; c: threat smuggler; a: threat viscount; c: draw left; c: draw left; c: draw right; c: draw right; a: draw left; a: draw left; a: draw left; a: draw left; b: draw left; b: draw left; b: draw left; b: draw right; b: pay; c: workers marchioness; a: threat slanderer; b: house astronomer; c: guilders nun; c: activate minstrel; c: build left; a: workers playwright; a: activate acrobat; b: threat alderman; c: threat roofer; a: workers inventor; b: workers conjurer; c: workers saddler; a: workers carpet-maker; b: workers queen; a: draw left; a: draw left; a: draw right; a: draw right; b: draw left; b: draw left; b: draw right; b: draw right; c: draw right; c: draw left; c: draw right; c: draw left; c: pay; a: guilders animal-trainer; a: activate acrobat; a: build left; b: guilders census-taker; c: guilders highwayman; c: activate minstrel; c: build right; a: threat envoy; b: recruit cartographer on brown; c: recruit librarian on blue; c: activate librarian; c: draw left; c: draw right; a: workers guard; b: guilders court-painter; c: house tax-collector; a: workers cloth-merchant; b: recruit architect on blue; b: activate architect; b: draw left; c: recruit moneylender on yellow; b: draw right; b: draw right; b: draw right; b: draw right; c: draw right; c: draw right; a: draw left; a: draw right; a: draw right; a: draw left; b: activate architect; b: draw right; b: canal mayor right; c: house page; a: recruit abbess on purple; b: threat vicar; c: threat abbot; a: house bailiff; b: workers dredger; c: workers cook; a: guilders fortune-teller; a: activate acrobat; a: build right; b: threat fountain-builder; c: workers master-of-revels; c: activate vintner; c: swap red for yellow; c: swap blue for purple; c: done; c: activate librarian; c: draw right; c: draw right; a: guilders coachman; c: draw left; c: draw left; a: draw right; a: draw left; a: draw left; a: draw right; b: draw right; b: draw left; b: draw left; b: draw left; a: pay; c: guilders groom; c: activate minstrel; c: build right; c: activate vintner; c: done; a: threat messenger; b: activate architect; b: draw left; b: guilders lawyer; c: threat poisoner; a: guilders plasterer; a: activate acrobat; a: build right; b: recruit dancer on red; c: workers thief; a: guilders marquis; b: workers noblewoman; c: workers councillor; a: recruit logician on blue; a: activate logician; b: workers powderman; a: draw left; a: draw left; a: draw left; a: draw left; b: draw left; b: draw left; b: draw right; b: draw left; c: draw right; c: draw right; c: draw right; c: draw right; a: pay; a: house hermit; a: activate logician; b: threat dike-warden; b: activate architect; b: draw left; c: threat fishmonger; c: activate vintner; c: swap red for yellow; c: swap red for blue; c: swap purple for brown; c: done; c: activate librarian; c: draw left; c: draw right; a: recruit piper on brown; b: threat troublemaker; c: workers customs-officer; a: house confidant; b: threat castellan; c: guilders fire-eater; c: activate minstrel; a: threat knife-thrower; b: guilders chaplain; b: activate dancer; c: threat bodyguard; b: draw left; b: draw right; b: draw right; b: draw left; c: draw right; c: draw right; a: draw right; a: draw right; a: draw right; a: draw right; b: guilders councilman; b: activate architect; b: draw right; b: activate dancer; b: build right; c: recruit naturalist on brown; c: activate vintner; c: swap red for purple; c: swap red for yellow; c: swap blue for yellow; c: swap red for purple; c: done; c: activate librarian; c: draw right; c: draw right; a: guilders sculptor; a: activate logician; a: activate acrobat; a: build right; b: guilders night-watchman; c: guilders cardinal; c: activate minstrel; c: build right; a: guilders spice-trader; b: recruit cupbearer on brown; b: draw left; b: draw right; b: draw left; c: guilders countess',
      '',
    ],
  },
} as const;
