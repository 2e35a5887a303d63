/** Laws of every game about its rules: they fit Discord, and name no option or section that is not there. */

import type { APILabelComponent } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { BotGame } from '../../../src/bot/contract.ts';
import { fits } from '../../../src/bot/discord/components.ts';
import { optionsForm } from '../../../src/bot/messages/options.ts';
import { contentsMessage, sectionMessage } from '../../../src/bot/messages/rules.ts';
import type { Engine, Kind } from '../../../src/engines/contract.ts';
import type { TableHead } from '../../../src/tables/table/tableHead.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { wordsIn } from '../../../src/words/words.ts';
import { moments } from '../../engines/laws/run.ts';
import { engineOf } from '../../support/engines.ts';
import { testGames } from '../support/games.ts';

describe.each(Object.entries<BotGame>(testGames))('the pages of %s', (_, game) => {
  const { rules, engine } = game;
  const ids = rules.sections.map(({ id }) => id);

  test.each(LOCALES)('fit a message, a menu and their buttons: %s', (locale) => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(rules.sections.map(({ page }) => page[locale].title)).size).toBe(ids.length);
    const all = { id: '999999999999', options: engine.options };
    for (const table of [null, { ...all, options: [] }, all]) {
      const subject = { game, table, words: wordsIn(locale) };
      expect(fits(contentsMessage(subject))).toBe(true);
      for (const section of rules.sections) {
        const { title, text } = section.page[locale];
        const name = `${section.id}: ${title}`;
        expect(section.id, name).toMatch(/^[A-Za-z]{1,24}$/);
        expect(title.length, name).toBeLessThanOrEqual(30);
        expect(text.length, name).toBeLessThanOrEqual(3_000);
        const picture = section.figure && { name: 'x.png', bytes: new Uint8Array(), alt: section.figure.alt[locale] };
        const message = sectionMessage(subject, section, picture);
        expect(fits(message), name).toBe(true);
        expect(JSON.stringify(message.components), name).not.toContain('…"');
        const customIds = [...JSON.stringify(message.components).matchAll(/"custom_id":"([^"]+)"/g)].map(
          ([, id]) => id,
        );
        expect(new Set(customIds).size, name).toBe(customIds.length);
      }
    }
  });

  test.each(LOCALES)('are named by the form of the options: %s', (locale) => {
    if (engine.options.length === 0) return;
    const table = { id: '999999999999', options: [], clock: 'none' } as unknown as TableHead; // No more is asked for.
    const [field] = optionsForm(game, table, wordsIn(locale)).components as readonly APILabelComponent[]; // The options come first.
    expect(field?.description).toContain('/rules');
    expect(field?.description).not.toContain('…');
  });

  test('belong to options that there are, each of which has one, and change sections that there are', () => {
    expect(new Set(rules.sections.flatMap(({ option }) => option ?? []))).toEqual(new Set(engine.options));
    for (const { option, overview } of rules.sections) {
      if (overview === null) continue;
      expect(option).not.toBeNull();
      // The same paragraph in every language.
      const paragraphs = LOCALES.map((locale) => game.words[locale].howToPlay.split('\n\n'));
      for (const own of paragraphs) expect(own).toHaveLength(paragraphs[0]!.length);
      expect(overview).toBeLessThan(paragraphs[0]!.length);
    }
    for (const { changes } of rules.sections) for (const changed of changes) expect(ids).toContain(changed);
  });

  test('include every section that a refusal names', () => {
    const tried: Kind[] = [];
    const named = new Set<string | null>();
    const playing: Engine = engineOf(engine.id);
    for (const { state, awaits, random, next } of moments(playing, { seed: 'refusals', first: 0, games: 4 })) {
      for (const move of tried.slice(-12)) {
        const played = awaits[0] === undefined ? null : playing.play(state, awaits[0], move, random);
        if (played?.ok !== false || played.error.kind !== 'illegal') continue;
        const section = rules.sectionOf(played.error.violation);
        if (section !== null) expect(ids).toContain(section);
        named.add(section);
      }
      if (next) tried.push(next.move);
    }
    console.info(`${engine.id}: refusals name ${[...named].join(', ')}`);
    expect(named.size).toBeGreaterThan(1);
  });
});
