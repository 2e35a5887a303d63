import type { APIMessage } from 'discord.js';
import { MEMBERS } from '../../../src/playground/world/world.ts';
import type { Locale, Localized } from '../../../src/words/contract.ts';
import { startGuildhall } from './guildhall.ts';
import { picturesOf, textOf } from './table.ts';

export const CHANNEL = 'ボードゲーム';
export const NAMES = MEMBERS.map(({ name }) => name);
export const READS: { readonly [username: string]: Locale } = { misaki: 'ja', aya: 'en', clemens: 'de' };
const DISCORDS: Localized<'en-US' | 'ja' | 'de'> = { en: 'en-US', ja: 'ja', de: 'de' };

/** The stand-in with three members of a Japanese server, each of whom reads another language. */
export async function squareHall() {
  const hall = await startGuildhall();
  for (const [name, locale] of Object.entries(READS)) hall.discord.user(name).set({ locale: DISCORDS[locale] });
  return hall;
}

/** All that a message says: its texts, and its pictures in words. */
export const said = (message: APIMessage): string =>
  [textOf(message), ...picturesOf(message).map((picture) => JSON.stringify(picture.items))].join('\n');
