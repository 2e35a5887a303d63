import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { expectImported, expectVerified, importInto, openElsewhere, recordOf } from './support/imports.ts';
import { GUILD, openTestTables, playOn, refused, temporaryFolder } from './support/testTables.ts';

it('a record from before there were start messages becomes a table, too', async () => {
  const folder = temporaryFolder();
  const save = join(import.meta.dirname, 'saves/beforeStartMessages/record.db.gz');
  writeFileSync(join(folder, 'guildhall.db'), gunzipSync(readFileSync(save)));
  const here = openTestTables(folder);
  await here.tables.resume();
  const running = (await here.tables.inGuild(GUILD)).filter(({ status }) => status === 'running');
  for (const { id } of running) await playOn(here, id, 'rest');
  const ended = (await here.tables.inGuild(GUILD, 'ended')).filter(({ startedAt }) => startedAt !== null);
  expect(ended.length).toBeGreaterThan(0);
  for (const { id } of ended) {
    const record = JSON.parse(await recordOf(here, id));
    expect(record.scheme).toBe('dbg-fair-1');
    const { there: elsewhere, table } = await expectImported(here, id);
    await expectVerified(elsewhere, table.id);
    const [first, ...others] = record.joins;
    const odd = '```\n✓ All is well. @everyone';
    const there = await openElsewhere();
    for (const more of [{ start: odd }, { joins: [{ ...first, interaction: odd }, ...others] }]) {
      const problem = refused(await importInto(there, JSON.stringify({ ...record, ...more })));
      expect(problem).toEqual({ kind: 'badRecord', fault: 'noRecord' });
    }
  }
});
