import type { Lesson, LessonStep, Words } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';

/** A piece of the wall, of which the plan takes several. */
function layWall(say: Words, well: Words): LessonStep {
  return {
    say,
    clauses: ['NUR-12.2', 'NUR-15.2', 'NUR-15.5'],
    point: ['walls', 'council:1', 'council:2'],
    task: {
      moves: ['build wall'],
      wrong: [
        {
          moves: ['bank *', 'offer *'],
          say: { en: 'Bricks and gold are all meant for the wall.', nl: 'Klei en goud zijn allemaal voor de muur bestemd.' },
        },
        { moves: ['end turn'], say: { en: 'Not yet: build on.', nl: 'Nog niet: bouw door.' } },
      ],
      otherwise: { en: 'Build a wall.', nl: 'Bouw een stuk muur.' },
      hint: {
        en: 'Touch “wall” in the list, or the marked place on the ring.',
        nl: 'Tik op “stadsmuur” in de lijst, of op de gemarkeerde plek in de ring.',
      },
      well,
    },
  };
}

export const plan: Lesson = {
  ...TABLE,
  ...SCRIPTS.plan,
  id: 'plan',
  title: { en: 'A clever plan', nl: 'Een slim plan' },
  minutes: 3,
  steps: [
    {
      say: {
        en: 'You are last, with four points. But look: two wood, two ore and four bricks in your hand, and a craft house beside the compass. No single move brings a point. A plan brings four.',
        nl: 'Je staat laatste, met vier punten. Maar kijk: twee hout, twee erts en vier klei in je hand, en een ambachtshuis naast de passer. Geen enkele zet levert een punt op. Een plan wel vier.',
      },
      clauses: ['NUR-2.2'],
      point: ['seat:a', 'site:S9', 'give:wood', 'give:brick', 'give:ore'],
    },
    {
      say: {
        en: 'Bricks you have; for walls you lack gold. {c} sits in the Council of Seven with only three prestige, and you have one. First turn wood and ore into gold.',
        nl: 'Klei heb je; voor muren mis je goud. {c} zit in de Zevenraad met maar drie prestige, en jij hebt er één. Maak eerst van hout en erts goud.',
      },
      clauses: ['NUR-14.8', 'NUR-14.6'],
      point: ['good:compass', 'council:1', 'council:2'],
      task: {
        moves: ['sell compass'],
        wrong: [
          {
            moves: ['build station *'],
            say: {
              en: 'No right is won by that, and it costs a wood and a brick of the plan.',
              nl: 'Dat levert geen wegenrecht op, en het kost een hout en een klei van het plan.',
            },
          },
          {
            moves: ['bank brick *'],
            say: { en: 'The bricks become walls. Keep all four.', nl: 'De klei wordt muur. Houd ze alle vier.' },
          },
          {
            moves: ['offer *'],
            say: { en: 'You need nobody for this.', nl: 'Hier heb je niemand voor nodig.' },
          },
          {
            moves: ['end turn'],
            say: {
              en: 'With ten cards the robber knight would take half. Use them now.',
              nl: 'Met tien kaarten neemt de roofridder de helft. Gebruik ze nu.',
            },
          },
        ],
        otherwise: { en: 'Sell a compass.', nl: 'Verkoop een passer.' },
        hint: { en: 'A compass brings you six gold, less one of toll.', nl: 'Een passer levert je zes goud op, min één tol.' },
        well: { en: 'Seven gold: two walls. It could be more.', nl: 'Zeven goud: twee muren. Het kan nog meer.' },
      },
    },
    {
      say: {
        en: 'Two walls would make three prestige, as many as {c}: the Small Council. For the Council of Seven you need four. There is wood and ore for one more compass.',
        nl: 'Met twee muren heb je drie prestige, net zoveel als {c}: de Kleine Raad. Voor de Zevenraad heb je er vier nodig. Je hebt hout en erts voor nog een passer.',
      },
      clauses: ['NUR-15.6', 'NUR-14.4'],
      point: ['good:compass'],
      task: {
        moves: ['sell compass'],
        wrong: [
          {
            moves: ['build wall'],
            say: { en: 'That comes next. First the gold for all of them.', nl: 'Dat komt zo. Eerst goud voor allemaal.' },
          },
          {
            moves: ['build station *', 'bank *', 'offer *', 'end turn'],
            say: { en: 'Stay with the plan: sell the second compass.', nl: 'Blijf bij het plan: verkoop de tweede passer.' },
          },
        ],
        otherwise: { en: 'Sell the second compass.', nl: 'Verkoop de tweede passer.' },
        hint: { en: 'Touch “Compass” once more.', nl: 'Tik nog een keer op “Passer”.' },
        well: { en: 'Twelve gold and four bricks: four walls.', nl: 'Twaalf goud en vier klei: vier muren.' },
      },
    },
    layWall({ en: 'Now the wall. The first piece.', nl: 'Nu de muur. Het eerste stuk.' }, { en: 'Two prestige.', nl: 'Twee prestige.' }),
    layWall(
      { en: 'And the second: with three prestige the council opens.', nl: 'En het tweede: met drie prestige kom je in de raad.' },
      { en: 'The Small Council: three points.', nl: 'De Kleine Raad: drie punten.' },
    ),
    layWall(
      { en: 'The third puts you ahead of {c}.', nl: 'Met het derde ga je {c} voorbij.' },
      {
        en: 'Four against three: you swap with {c} and sit in the Council of Seven.',
        nl: 'Vier tegen drie: je ruilt met {c} en zit in de Zevenraad.',
      },
    ),
    layWall(
      {
        en: 'One wall from {c} would make it equal, two would take the seat back. Build the fourth as well: a lead is the best wall.',
        nl: 'Met één muur staat {c} weer gelijk, met twee ben je je plaats kwijt. Bouw ook het vierde stuk: een voorsprong is de beste muur.',
      },
      { en: 'Five prestige, and eight points.', nl: 'Vijf prestige, en acht punten.' },
    ),
  ],
  learnt: {
    en: 'From four points to eight in one turn: a house doubles goods, goods bring gold, gold and brick build walls, walls lead into the council.',
    nl: 'Van vier naar acht punten in één beurt: een huis verdubbelt goederen, goederen brengen goud, goud en klei bouwen muren, muren leiden naar de raad.',
  },
};

export const end: Lesson = {
  ...TABLE,
  ...SCRIPTS.end,
  id: 'end',
  title: { en: 'The end', nl: 'Het einde' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'The game ends at once when somebody has thirteen points in the own turn. Thirteen in the turn of another must wait for the own one.',
        nl: 'Het spel is meteen uit als iemand in de eigen beurt dertien punten heeft. Wie ze in de beurt van een ander krijgt, moet op de eigen beurt wachten.',
      },
      clauses: ['NUR-17.1', 'NUR-17.3'],
      point: ['seat:a', 'seat:b', 'seat:c', 'seat:d'],
    },
    {
      say: {
        en: 'Time can end it too. Each card “time passes” moves the year on; on a red year all cards are shuffled. In 1400 the game is over, and the most points win; with equal points the higher council card.',
        nl: 'Ook de tijd kan het spel beëindigen. Elke kaart “de tijd verstrijkt” schuift het jaar op; op een rood jaar worden alle kaarten geschud. In 1400 is het uit en winnen de meeste punten; bij een gelijke stand de hogere raadskaart.',
      },
      clauses: ['NUR-4.4', 'NUR-16.2', 'NUR-16.3', 'NUR-17.4', 'NUR-18.1'],
      point: ['timeline'],
    },
    {
      say: {
        en: 'You have twelve points, a wood and a brick. Look at the roads: on one of them another station wins you the right, and the game.',
        nl: 'Je hebt twaalf punten, een hout en een klei. Kijk naar de wegen: op een daarvan win je met nog een tolstation het wegenrecht, en het spel.',
      },
      clauses: ['NUR-9.6', 'NUR-17.1'],
      point: ['region'],
      task: {
        moves: ['build station i'],
        wrong: [
          {
            moves: ['build station ii', 'build station iv', 'build station v'],
            say: { en: 'That right is yours already: no new point.', nl: 'Dat wegenrecht heb je al: geen nieuw punt.' },
          },
          {
            moves: ['build station iii'],
            say: {
              en: '{d} has two stations there and you have one: that makes it equal, no more. Look where you stand equal already.',
              nl: 'Daar heeft {d} twee tolstations en jij één: dan sta je gelijk, meer niet. Zoek waar je al gelijk staat.',
            },
          },
          {
            moves: ['build wall'],
            say: {
              en: 'The Council of Seven is yours already; prestige itself is no point. The brick can do more.',
              nl: 'In de Zevenraad zit je al, en prestige zelf is geen punt. De klei kan meer.',
            },
          },
          {
            moves: ['offer *', 'bank *', 'end turn'],
            say: { en: 'One station, and you have won. Look at the roads.', nl: 'Eén tolstation en je hebt gewonnen. Kijk naar de wegen.' },
          },
        ],
        otherwise: { en: 'Build a toll station.', nl: 'Bouw een tolstation.' },
        hint: {
          en: 'On the road to Frankfurt you and {d} have two stations each.',
          nl: 'Op de weg naar Frankfurt hebben jij en {d} elk twee tolstations.',
        },
        well: { en: 'Three to two: Frankfurt is yours. Thirteen points!', nl: 'Drie tegen twee: Frankfurt is van jou. Dertien punten!' },
      },
    },
  ],
  learnt: {
    en: 'Count your points from ten on, and look for the one that is nearest: a road, a village, a house or a seat.',
    nl: 'Tel je punten vanaf tien, en zoek het punt dat het dichtst bij is: een weg, een dorp, een huis of een plaats in de raad.',
  },
};
