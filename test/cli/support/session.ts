import { z } from 'zod';
import { createProtocol } from '../../../src/cli/protocol/createProtocol.ts';
import type { Drawing, Games } from '../../../src/cli/protocol/verb.ts';
import type { Kind } from '../../../src/engines/contract.ts';
import { toy } from '../../toy/engine/index.ts';

const answered = z.record(z.string(), z.unknown());
type Answered = z.output<typeof answered>;

const offered = z.object({ moves: z.array(z.object({ seat: z.int(), move: z.looseObject({ kind: z.string() }) })) });
type Offered = z.output<typeof offered>['moves'][number];

const opened = z.object({ table: z.string() });

/** The code word of a violation must do for a sentence. */
const bareWords = { en: { violation: ({ kind }: Kind) => `not so: ${kind}` } };

/** The protocol with the toy, or other games, and requests and answers as values. */
export function openSession({ games = { toy }, drawing = noDrawing }: { games?: Games; drawing?: Drawing } = {}) {
  const words = Object.fromEntries(Object.keys(games).map((id) => [id, bareWords]));
  const answer = createProtocol({ games, words, drawing });
  const ask = async (request: object): Promise<Answered> =>
    answered.parse(JSON.parse(await answer(JSON.stringify(request))));

  return {
    answer,
    ask,
    /** Begins a game and gives the table's name. */
    begin: async (fields: object = {}): Promise<string> =>
      opened.parse(await ask({ do: 'new', game: 'toy', seats: 2, seed: 'lantern', ...fields })).table,
    legal: async (table: string): Promise<readonly Offered[]> => offered.parse(await ask({ do: 'legal', table })).moves,
  };
}

/** Drawing for tests that draw nothing. */
export const noDrawing: Drawing = {
  pictures: {},
  renderer: { render: () => Promise.reject(new Error('nothing is drawn here')) },
  write: () => Promise.reject(new Error('nothing is written here')),
};
