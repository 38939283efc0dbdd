/** The deals of the lessons, and the scripted moves besides the learner's answers. */
export const SCRIPTS = {
  marriage: {
    key: 'marriage 70',
    script: [
      'b: protect clergy',
      'c: perform water-distribution; c: swap build; c: done; c: serve water-supply 1',
      '',
      '',
      '',
      'b: perform clergy; b: swap water-distribution; b: done; b: serve food-supply 1; b: perform water-distribution; b: swap marriage; b: done; b: serve orgy 1; b: end; c: perform build; c: build aqueduct; c: swap hire-centurions; c: done; c: serve water-supply 1',
      '',
    ],
  },
  turn: {
    key: 'turn 2',
    script: ['b: protect build; c: protect clergy', '', '', '', '', ''],
  },
  swap: {
    key: 'swap 0',
    script: [
      'b: protect wine-harvest; a: protect build; c: perform grain-harvest; c: irrigate no; c: swap water-distribution; c: done; c: serve food-supply 2; b: perform wine-harvest; b: irrigate yes; b: swap grain-harvest; b: army hire-centurions; b: hire 1; b: serve orgy 2',
      '',
      '',
      '',
    ],
  },
  trade: {
    key: 'trade 70',
    script: [
      'b: protect build; c: protect wine-harvest; a: perform fortuna; a: swap clergy; a: army bribery; a: bribe water-distribution; a: serve water-supply 1; b: perform build; b: build aqueduct; b: swap water-distribution; b: army hire-centurions; b: hire 1; b: serve food-supply 1; c: perform wine-harvest; c: irrigate yes; c: swap bribery; c: army fortuna; c: serve orgy 2; c: perform bribery; c: bribe build; c: build aqueduct; c: swap build; c: serve orgy 2; b: perform hire-centurions; b: swap grain-harvest; b: army water-distribution; b: serve water-supply 1; a: perform wine-harvest; a: irrigate yes; a: swap wine-trade; c: perform build; c: swap wine-harvest; c: serve food-supply 1; c: use safe-conduct',
      '',
      '',
    ],
  },
  people: {
    key: 'people 12',
    script: [
      'b: protect grain-harvest; a: protect recruit-vestals; c: perform bribery; c: bribe build; c: build aqueduct; c: swap build; c: army water-distribution; c: serve water-supply 1; b: perform grain-harvest; b: irrigate no; b: swap wine-harvest; b: army hire-centurions; b: hire 2; b: serve food-supply 2; a: perform grain-harvest; a: irrigate no; a: swap clergy; a: army grain-trade; a: sell 1; a: serve orgy 1; c: perform build; c: swap grain-harvest; c: serve water-supply 1',
      '',
      '',
    ],
  },
  army: {
    key: 'army 520',
    script: [
      'c: protect bribery; a: protect grain-harvest; b: perform build; b: build aqueduct; b: swap wine-harvest; b: done; b: serve food-supply 1; c: perform bribery; c: bribe build; c: build aqueduct; c: swap fortuna; c: army clergy; c: serve orgy 1; a: perform grain-harvest; a: irrigate no; a: swap clergy; a: army build; a: build market; a: serve water-supply 1; c: perform grain-harvest; c: irrigate yes; c: swap build; c: serve food-supply 2; a: perform grain-harvest; a: swap water-distribution; a: serve orgy 1; b: perform grain-harvest; b: irrigate yes; b: swap clergy; b: army wine-harvest; b: irrigate yes; c: perform build; c: swap wine-harvest; c: serve water-supply 1; c: end; a: perform water-distribution; a: swap fortuna; a: serve religion 1; a: keep fountain; a: end; b: perform clergy; b: swap recruit-vestals; b: serve food-supply 2; a: perform hire-centurions; a: hire 2; a: swap grain-trade',
      '',
      '',
      '',
      '',
    ],
  },
  favour: {
    key: 'favour 4',
    script: [
      'b: protect bribery; a: protect build; c: perform recruit-vestals; c: hire 1; c: swap clergy; c: army wine-trade; c: serve food-supply 1; b: perform bribery; b: bribe water-distribution; b: swap fortuna; b: army grain-trade; b: serve water-supply 1; a: perform build; a: build aqueduct; a: swap wine-harvest; a: army water-distribution; b: skip recruit-vestals; b: swap build; b: serve religion 1; b: end; c: perform grain-harvest; c: irrigate yes; c: swap water-distribution; a: perform grain-harvest; a: irrigate yes; a: swap fortuna',
      '',
    ],
  },
  tax: {
    key: 'tax 1',
    script: [
      'a: protect build; b: protect clergy; c: skip hire-centurions; c: swap grain-harvest; c: army water-distribution; c: serve water-supply 1; a: perform build; a: build aqueduct; a: swap water-distribution; a: done; b: perform wine-harvest; b: irrigate yes; b: swap build; b: army clergy; b: serve orgy 2; c: perform wine-harvest; c: irrigate yes; c: swap recruit-vestals; c: serve orgy 2; b: perform build; b: build aqueduct; b: swap marriage; b: serve food-supply 1; b: end; a: perform water-distribution; a: swap grain-harvest; a: army hire-centurions; a: hire 2; a: serve battle 2; a: end; c: perform bribery; c: bribe hire-centurions; c: hire 2; c: swap wine-trade; c: army water-distribution; c: serve religion 1; c: keep master-builder; c: end; b: perform wine-harvest; b: irrigate yes; b: swap water-distribution; b: done; b: serve orgy 2; b: end; a: perform grain-harvest; a: irrigate yes; a: swap build; a: done; a: serve food-supply 2; a: end; c: perform wine-harvest; c: irrigate yes; c: swap clergy; c: army wine-trade; c: sell 3; c: done; c: serve water-supply 1; c: keep noble-match; c: end; b: perform water-distribution; b: swap grain-harvest; b: done; b: serve orgy 2; b: end; a: perform grain-trade; a: sell 1; a: swap wine-harvest; a: done; a: serve food-supply 2; a: end; c: skip recruit-vestals; c: swap water-distribution; c: done; c: serve orgy 2; c: end; a: perform wine-harvest; a: irrigate yes; a: swap fortuna; a: done',
      '',
    ],
  },
  build: {
    key: 'build 0',
    script: [
      'c: protect wine-harvest; b: protect bribery; a: perform hire-centurions; a: hire 1; a: swap build; a: army grain-harvest; a: irrigate no; a: serve food-supply 2; c: perform wine-harvest; c: irrigate yes; c: swap clergy; c: done; c: serve orgy 2; b: perform water-distribution; b: swap grain-harvest; b: army bribery; b: bribe wine-harvest; b: irrigate yes; b: serve water-supply 1; b: perform fortuna; b: swap water-distribution; b: serve orgy 2; c: perform clergy; c: swap wine-harvest; c: army recruit-vestals; c: hire 2; c: serve religion 2; c: end',
      '',
      '',
    ],
  },
  bribe: {
    key: 'bribe 34',
    script: [
      'a: protect bribery; b: protect build; c: perform water-distribution; c: swap fortuna; c: army wine-harvest; c: irrigate yes; c: serve water-supply 1; a: perform water-distribution; a: swap grain-harvest; a: done; a: serve religion 1; b: perform build; b: build aqueduct; b: swap water-distribution; b: army hire-centurions; b: hire 2; b: serve food-supply 1; c: skip wine-harvest; c: swap build; c: serve orgy 2; c: use storehouse wine grain; a: perform grain-harvest; a: irrigate yes; a: swap fortuna; a: army bribery; a: bribe wine-harvest; a: irrigate yes; a: serve water-supply 1; b: perform water-distribution; b: swap grain-harvest',
      '',
      '',
      '',
    ],
  },
  privilege: {
    key: 'privilege 7',
    script: [
      'a: protect fortuna; c: protect bribery; b: perform build; b: build aqueduct; b: swap water-distribution; b: army grain-harvest; b: irrigate no; b: serve food-supply 2; a: perform hire-centurions; a: hire 1; a: swap build; a: army grain-trade; a: serve religion 1; c: perform clergy; c: swap recruit-vestals; c: army marriage; c: serve water-supply 1; a: perform build; a: build aqueduct; a: swap clergy; a: army fortuna; a: serve water-supply 1; b: perform build; b: build market; b: swap fortuna; b: serve orgy 1; b: use safe-conduct; c: perform recruit-vestals; c: swap grain-harvest; c: serve favour-of-fortuna 1; c: use safe-conduct; b: perform fortuna; b: swap wine-harvest; b: serve food-supply 1; b: use storehouse grain grain; a: perform build; a: swap water-distribution; a: serve water-supply 1; c: perform grain-harvest; c: swap grain-trade; c: serve favour-of-fortuna 1; b: perform wine-harvest; b: irrigate yes; b: swap fortuna; b: serve water-supply 1; a: perform grain-harvest; a: irrigate no; a: swap hire-centurions; a: serve food-supply 2; c: perform marriage; c: swap build; c: serve religion 1; c: keep legion; c: end; b: perform recruit-vestals; b: swap clergy; b: serve orgy 2; b: keep noble-match; b: end; c: perform build; c: build palace; c: swap water-distribution; c: done; c: serve favour-of-fortuna 2; c: use chariot; c: end; a: perform hire-centurions; a: swap grain-trade; a: serve battle 1',
      '',
    ],
  },
  palace: {
    key: 'palace 1',
    script: [
      'a: protect water-distribution; c: protect build; b: perform wine-harvest; b: irrigate yes; b: swap clergy; b: army grain-harvest; b: serve food-supply 2; a: perform water-distribution; a: swap wine-harvest; a: army marriage; a: serve favour-of-fortuna 1; c: perform build; c: build aqueduct; c: swap grain-harvest; c: army bribery; c: bribe build; c: serve religion 1; b: perform build; b: build aqueduct; b: swap fortuna; b: serve orgy 2; b: use safe-conduct; c: perform grain-harvest; c: irrigate yes; c: swap grain-trade; c: serve food-supply 2; a: perform marriage; a: swap clergy; a: serve water-supply 1; a: use safe-conduct; b: perform grain-harvest; b: irrigate yes; b: swap water-distribution; a: perform clergy; a: swap build; a: serve water-supply 1; c: perform grain-trade; c: sell 2; c: swap clergy; c: serve food-supply 1; b: perform fortuna; b: swap grain-trade; b: serve religion 1; b: keep wine-cellar; b: end; c: perform grain-harvest; c: irrigate yes; c: swap wine-harvest; c: serve food-supply 2; a: perform build; a: build palace; a: swap fortuna; a: serve favour-of-fortuna 2; a: keep safe-conduct; a: use safe-conduct; a: perform fortuna; a: swap marriage; a: serve orgy 1; a: keep noble-match; a: end; c: perform wine-harvest; c: irrigate yes; c: swap water-distribution; c: serve food-supply 2; b: perform grain-trade; b: sell 3; b: swap bribery; b: done; b: serve water-supply 1; b: end; b: perform fortuna; b: swap build; b: done; b: serve water-supply 1; b: end; c: perform water-distribution; c: swap hire-centurions; c: serve orgy 2; a: perform grain-harvest; a: irrigate no; a: swap water-distribution; a: done; a: decline; a: end; b: perform wine-harvest; b: irrigate no; b: swap fortuna; b: done; b: serve food-supply 2; b: use storehouse grain grain; b: end; c: skip clergy; c: swap grain-harvest; c: serve water-supply 1; a: perform marriage; a: swap wine-harvest; a: done; a: serve favour-of-fortuna 2; a: keep chariot; a: use chariot; a: end; b: perform build; b: build market; b: swap recruit-vestals; b: done; b: serve religion 1; b: keep master-builder; b: end; c: perform grain-harvest; c: irrigate yes; c: swap fortuna; c: serve orgy 2; c: end; a: perform water-distribution; a: swap hire-centurions; a: done',
      '',
      '',
    ],
  },
  plan: {
    key: 'plan 13',
    script: [
      'b: protect wine-harvest; a: protect build; c: perform clergy; c: swap recruit-vestals; c: done; c: serve food-supply 1; b: perform wine-harvest; b: irrigate yes; b: swap water-distribution; b: army clergy; b: serve orgy 2; a: perform build; a: build aqueduct; a: swap grain-harvest; a: done; a: serve water-supply 1; b: perform water-distribution; b: swap build; b: serve orgy 2; c: perform recruit-vestals; c: hire 2; c: swap wine-harvest; c: army wine-trade; c: serve religion 2; c: end; a: perform grain-harvest; a: irrigate yes; a: swap clergy; a: army grain-trade; a: sell 2; b: perform build; b: build aqueduct; b: swap recruit-vestals; b: serve water-supply 1; b: end; a: perform grain-trade; a: sell 1; a: swap fortuna; c: perform wine-harvest; c: irrigate yes; c: swap water-distribution; c: done; c: serve orgy 2; c: end; a: perform fortuna; a: swap grain-harvest; a: serve food-supply 2; a: keep chariot; a: end; c: perform water-distribution; c: swap marriage; c: done; c: serve water-supply 1; c: end; b: perform recruit-vestals; b: hire 2; b: swap wine-harvest; b: done; b: decline; b: end; b: perform wine-harvest; b: irrigate yes; b: swap build; b: done; b: serve orgy 2; b: use safe-conduct; b: end; a: perform grain-harvest; a: irrigate no; a: swap wine-harvest; a: done; a: serve food-supply 2; a: end; c: skip marriage; c: swap fortuna; c: done; c: serve religion 2; c: keep storehouse; c: use storehouse wine wine; c: end; c: perform bribery; c: bribe grain-harvest; c: irrigate yes; c: swap water-distribution; c: done; c: serve food-supply 2; c: end; a: perform wine-harvest; a: irrigate yes; a: swap grain-harvest; a: done; a: serve orgy 2; a: end; b: perform build; b: swap fortuna; b: done; b: serve water-supply 1; b: end; b: perform grain-trade; b: swap wine-harvest; b: done; b: serve water-supply 1; b: end; a: perform grain-harvest; a: irrigate no; a: swap fortuna; a: done; a: serve food-supply 2; a: end; c: skip wine-trade; c: swap clergy; c: done; c: serve religion 2; c: end; a: perform bribery; a: bribe grain-harvest; a: irrigate no; a: swap water-distribution; a: done; a: serve orgy 2; a: end; b: perform grain-harvest; b: irrigate yes; b: swap fortuna; b: done; b: serve food-supply 2; b: end; c: perform build; c: build market; c: swap grain-trade; c: done; c: decline; c: end; b: skip wine-harvest; b: swap grain-harvest; b: done; b: serve water-supply 1; b: use safe-conduct; b: end; a: perform wine-harvest; a: irrigate yes; a: swap fortuna; a: done',
      '',
      '',
      '',
      '',
    ],
  },
} as const;
