import { type Caylus, type Open, type Place, type Standing, spaceOf } from '../../../engines/caylus/index.ts';
import { type GameWords, gameWordsOf, type SentencesOf, type StandingWords } from '../../contract.ts';
import { capital, speechOf } from '../../speech.ts';
import { en as ending } from '../ending/en.ts';
import { en as names } from '../names/en.ts';
import { changeWords } from './changes.ts';
import { figures, position } from './position/en.ts';
import { closerIn, glanceIn, positionIn } from './position.ts';
import { from, sights } from './sights/en.ts';
import { linesIn } from './story.ts';
import { violations } from './violations/en.ts';

const { list } = speechOf('en');
const to = (place: Place) => `${spaceOf(place) === null ? 'the ' : ''}${names.place(place)}`;
const bag = names.bag;

const moves: SentencesOf<Caylus['Move']> = {
  placeWorker: ({ place }) => `send a worker to ${to(place)}`,
  pass: () => 'pass',
  moveWorker: ({ place }) => `move the worker from the gate to ${to(place)}`,
  moveProvost: ({ by }) => {
    if (by === 0) return 'leave the provost';
    return `move the provost ${Math.abs(by)} ${Math.abs(by) === 1 ? 'space' : 'spaces'} ${by > 0 ? 'forward' : 'back'}`;
  },
  answerInn: ({ stay }) => (stay ? 'stay at the inn' : 'leave the inn'),
  produce: ({ cube }) => `take ${names.cubes[cube]}`,
  trade: ({ option, give, take }) => {
    const what = [
      ...(give.length === 0 ? [] : [`give ${bag(give)}`]),
      ...(take.length === 0 ? [] : [`take ${bag(take)}`]),
    ];
    return `trade ${option + 1}${what.length === 0 ? '' : `: ${what.join(', ')}`}`;
  },
  build: ({ building, space, pay }) =>
    `build ${building === 'residence' ? 'a' : 'the'} ${names.site(building, space)} for ${bag(pay)}`,
  decline: () => 'decline',
  buildHouse: ({ pay }) => `build a house for ${bag(pay)}`,
  stopBuilding: () => 'stop building',
  chooseTrack: ({ track }) => `choose the ${names.tracks[track].toLowerCase()} track`,
  chooseLevel: ({ level }) => `choose level ${level}`,
};

/** What the player has to do; with `possible`, only what that player can. */
function task({ step }: Open, possible?: ReadonlySet<Caylus['Move']['kind']>): string {
  switch (step.kind) {
    case 'place':
      return possible?.has('placeWorker') === false ? 'pass' : 'place a worker, or pass';
    case 'gate':
      return 'move the worker from the gate, or send it home';
    case 'provost':
      return step.isGuild
        ? 'move the provost up to 3 spaces for free (merchants’ guild)'
        : 'move the provost up to 3 spaces for 1 denier each, or leave him';
    case 'inn':
      return 'keep your worker at the inn, or take it back';
    case 'produce':
      return `choose ${names.effect({ op: 'produce', options: step.options })}`;
    case 'trade':
      return `trade ${names.effect({ op: 'trade', options: step.options })}, or decline`;
    case 'build':
      return `${names.effect({ op: 'build', sort: step.sort, discount: step.discount })}, or decline`;
    case 'castle':
      return 'build houses in the castle, or stop';
    case 'track':
      return `choose a track for the royal favor (${names.favorSource(step.source)})`;
    case 'level':
      return `choose a level of the ${names.tracks[step.track].toLowerCase()} track`;
    case 'over':
      return 'the game is over';
  }
}

const words = gameWordsOf<Caylus>({
  name: 'Caylus',
  summary: 'Send your workers down the road, build a castle and a town for the king, and win his favor.',
  banner:
    'A castle of pale stone on a hill, its towers still in scaffolding. A sandy road winds down from its gate over a bridge, past houses with red, brown, and blue roofs. A bailiff in a navy hat stands on it, and workers carry logs, stones, and cloth uphill.',
  howToPlay: [
    '**Goal.** For those who like Puerto Rico: you’re builders in the king’s service. Score the most points with houses in the castle and buildings along the road. Nothing is hidden, and after setup nothing is random.',
    '**A round.**\n' +
      '1. **Income:** 2 deniers, more for residences.\n' +
      '2. **Workers:** take turns placing one worker, or pass. Each costs 1 denier, plus 1 for every player who has passed; on your own buildings always 1. If someone else uses your building, you score 1 point.\n' +
      '3. **Special buildings** before the bridge do their work.\n' +
      '4. **Provost:** in passing order, pay to move him up to 3 spaces.\n' +
      '5. **Road buildings** do their work, but only as far as the provost. Workers beyond him go home with nothing.\n' +
      '6. **Castle:** in queue order, give food and two other different cubes for each house. Whoever builds most gains a royal favor.\n' +
      '7. **End of the round:** the bailiff moves on. He decides when a section of the castle is counted: no houses there cost points, several bring royal favors.',
    '**Royal favors** are used at once: choose points, deniers, cubes, or a building. Using the same track again makes it better.',
    '**The end.** When the towers have been counted, deniers, cubes, and gold left over bring a few more points.',
  ].join('\n\n'),
  options: {},
  parts: names.parts,
  task,
  sights,
  lines: (sight) =>
    linesIn({
      sight,
      leftProvost: (who, canPay) =>
        canPay ? `${list(who)} left the provost where he is.` : `${list(who)} had no denier to move the provost.`,
      favor: (source) => `${from(source)}: `,
      space: ' ',
    }),
  chapter: (sight) => (sight.kind === 'roundBegan' ? `Round ${sight.round}` : null),
  standing: {
    leaveProvost: { label: 'Leave the provost', detail: 'when I could pay to move the provost, I don’t' },
    stayInn: { label: 'Stay at the inn', detail: 'my worker always stays at the inn' },
  } satisfies Record<Standing, StandingWords>,
  changes: changeWords.en,
  figures: ({ players }, seat) => figures(players[seat]!), // There are as many players as seats.
  violations,
  moves,
  describe: ({ open }, say) => positionIn(position, ending, open, task(open), say),
  glance: ({ open }, say) => glanceIn(position, { ending, names }, open, task(open), say),
  closer: (open, part, say) => closerIn(position, open, part, say),
});

/** English. A refusal can begin with the name of a building, which is written small elsewhere. */
export const en: GameWords<Caylus> = {
  ...words,
  violation: (violation, say) => capital(words.violation(violation, say)),
};
