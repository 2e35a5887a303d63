import type { Words } from '../../words/words.ts';
import type { BotGame } from '../contract.ts';
import type { Attached, Kept } from '../discord/components.ts';
import type { Context } from '../state/context.ts';

/**
 * The banner above the seats of a table, or null for a message without one: the message must neither wait for its
 * picture nor fail with it.
 *
 * @param standing the picture already on the message: the same banner is kept
 * @param patience in ms
 */
export async function bannerFor(
  { fixedPictures }: Pick<Context, 'fixedPictures'>,
  { engine, words: own }: BotGame,
  { locale }: Words,
  { standing = null, patience }: { readonly standing?: Kept | null; readonly patience: number },
): Promise<Attached | Kept | null> {
  const [name, alt] = [`${engine.id}-${locale}.png`, own[locale].banner];
  if (standing?.name === name) return { id: standing.id, name, alt };
  const bytes = await fixedPictures.of({ kind: 'banner', game: engine.id, locale }, patience);
  return bytes === null ? null : { name, alt, bytes };
}
