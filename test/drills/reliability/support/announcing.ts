/**
 * Loaded before the bot and by the test, so that both know of it: Carcassonne announces every tile that is drawn, so that
 * each deed on the board has something to announce.
 */
import { games } from '../../../../src/bot/games.ts';
import { type Announcement, LOCALES } from '../../../../src/words/contract.ts';

const { telling, words } = games.carcassonne;
const announce = (): Announcement => ({ heading: 'A tile', lines: [], alt: ['A tile.'] });

Object.assign(telling.drewTile, { announcedIn: () => 'tile' });
for (const locale of LOCALES) Object.assign(words[locale], { announcements: { tile: { announce } } });
