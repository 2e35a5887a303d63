import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { type AnnouncementSentences, en } from './en.ts';
import { ja } from './ja.ts';

/** The sentences of public messages about important events, by language. */
export const announcementSentences: Localized<AnnouncementSentences> = { en, ja, de };
