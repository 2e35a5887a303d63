/** Files that a member gives with a command. */
import { recordText } from '../../../src/tables/record/format.ts';
import { LARGEST_RECORD } from '../../../src/tables/record/readRecord.ts';
import { UNREAD } from './discordInHand.ts';
import type { Game } from './playGames.ts';
import type { Started } from './startWorld.ts';

export const FILE_KINDS = ['noText', 'noRecord', 'tooLarge', UNREAD, 'ofThisTable'] as const;
type FileKind = (typeof FILE_KINDS)[number];

const CONTENTS: { readonly [K in FileKind]: (started: Started, game: Game) => Promise<string> } = {
  noText: async () => '\u0000\u0001',
  noRecord: async () => '{"format":"none"}',
  tooLarge: async () => 'x'.repeat(LARGEST_RECORD + 1),
  [UNREAD]: async () => '{}',
  /** As it is sealed while the game runs. */
  async ofThisTable({ tables, time }, { id }) {
    const proof = await time.until(tables.proof(id));
    return proof === null ? '' : recordText(proof.record);
  },
};

/** The value of the option for a file of this kind. */
export async function give(started: Started, game: Game, kind: FileKind): Promise<string> {
  const content = (await CONTENTS[kind](started, game)) || '{}';
  return game.me.upload(`${kind}.json`, content);
}
