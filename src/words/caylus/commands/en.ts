import type { Caylus } from '../../../engines/caylus/index.ts';
import type { SubcommandWords, Widened } from '../../contract.ts';

const PLACE = { name: 'at', description: 'A building, the castle, or the number of a road space' };
const PAY = { name: 'with', description: 'The cubes you pay with, such as food + wood' };

export const en = {
  /** The subcommand for each kind of move. */
  subcommands: {
    placeWorker: { name: 'worker', description: 'Place a worker', options: { at: PLACE } },
    pass: { name: 'pass', description: 'Place no more workers this round', options: {} },
    moveWorker: { name: 'gate', description: 'Move your worker from the gate', options: { at: PLACE } },
    moveProvost: {
      name: 'provost',
      description: 'Move the provost, or leave him',
      options: { by: { name: 'by', description: 'How many spaces, from -3 to 3; 0 leaves him' } },
    },
    answerInn: {
      name: 'inn',
      description: 'Keep your worker at the inn, or take it back',
      options: { answer: { name: 'answer', description: 'Stay or leave' } },
    },
    produce: {
      name: 'take',
      description: 'Choose what a building or a favor produces',
      options: { cube: { name: 'cube', description: 'Food, wood, stone, cloth, or gold' } },
    },
    trade: {
      name: 'trade',
      description: 'Buy, sell, or exchange at a building or with a favor',
      options: { what: { name: 'what', description: 'One of the trades you can pay for' } },
    },
    build: {
      name: 'build',
      description: 'Build a building',
      options: {
        building: { name: 'building', description: 'Which building' },
        at: { name: 'at', description: 'For residences and prestige buildings: on which road space' },
        with: { name: 'with', description: 'The cubes you pay with, if you can choose' },
      },
    },
    decline: { name: 'decline', description: 'Don’t use the gate, a trade, or the right to build', options: {} },
    buildHouse: { name: 'build-castle', description: 'Build a house in the castle', options: { with: PAY } },
    stopBuilding: { name: 'stop', description: 'Stop building in the castle', options: {} },
    chooseTrack: {
      name: 'track',
      description: 'Choose the track of a royal favor',
      options: { track: { name: 'track', description: 'Prestige, deniers, resources, or buildings' } },
    },
    chooseLevel: {
      name: 'level',
      description: 'Choose the level of a royal favor',
      options: { level: { name: 'level', description: 'From 1 to the level of your marker' } },
    },
  } satisfies { readonly [K in Caylus['Move']['kind']]: SubcommandWords },
  /** What to type at the inn. */
  inn: { stay: 'stay', leave: 'leave' },
};

export type CommandWords = Widened<typeof en>;
