import { readCustomId, type Verb } from '../../../src/bot/discord/customId.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import { openIn } from '../support/openIn.ts';
import type { Started } from './startWorld.ts';

/** Where tables are opened. */
export const CHANNEL = 'board-games';

/** Opens a table by `/new`, has the others join, and starts it. Its id. */
export async function openTable(
  { time, two }: Started,
  [host, ...others]: readonly FakeUser[],
  { game, options, clock }: { readonly game: string; readonly options: readonly string[]; readonly clock: string },
): Promise<string> {
  if (host === undefined) throw new Error('a table needs a host');
  const given = { game, clock, ...(options.length > 0 && { option: options.join(' ') }) };
  const opened = await time.until(host.slash('new', given, { channel: CHANNEL }));
  if (opened.kind !== 'message') throw new Error(`no table was opened: ${JSON.stringify(opened)}`);
  const { message } = opened;
  const buttonFor = (verb: Verb): string => {
    const found = openIn(message).find(({ customId }) => {
      const id = readCustomId(customId);
      return id?.kind === 'verb' && id.verb === verb;
    });
    return found?.customId ?? '';
  };
  for (const other of others) await time.until(other.press(message.id, buttonFor('join')));
  await time.pass(3_000);
  await time.until(host.press(message.id, buttonFor('start')));
  for (let patience = 0; two.now() === null && patience < 20; patience++) await time.pass(1_000);
  await time.pass(10_000);
  const id = readCustomId(buttonFor('join'));
  if (id?.kind !== 'verb' || two.now() === null) throw new Error(`${game} has not begun`);
  return id.table;
}
