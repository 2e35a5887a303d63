import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DiscordAPIError, HTTPError } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { describeError } from '../../src/bot/log.ts';
import { createLog, type LogLevel } from '../../src/operation/log.ts';
import { framesOf } from '../../src/tables/table/log.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A log and the lines that it has written. */
function listen(level: LogLevel = 'debug', form: 'json' | 'text' = 'json') {
  const lines: string[] = [];
  return { lines, log: createLog({ level, form, write: (line) => lines.push(line) }) };
}

/** What must never be read by anybody, in every place where a thoughtless line could put it. */
const SECRETS = {
  token: 'MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs',
  interactionToken: 'aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA6c2VjcmV0',
  seed: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  hand: 'tile-K-of-the-hidden-deck',
  text: 'somebody wrote this & that',
  person: '100000000000000001',
};
const everything = Object.values(SECRETS).join(' ');

const address = `https://discord.com/api/v10/webhooks/1/${SECRETS.interactionToken}/messages/@original`;
const rawError = {
  code: 50035,
  message: 'Invalid Form Body',
  errors: { content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: `not ${SECRETS.text}` }] } },
};
const request = { files: [], body: { content: everything } };
const apiError = new DiscordAPIError(rawError, 50035, 400, 'PATCH', address, request);
const httpError = new HTTPError(502, 'Bad Gateway', 'POST', address, request);
const ownError = new Error(`assumed: ${everything}\n    at ${SECRETS.hand} (/${SECRETS.seed}:1:1)`);
const wrapped = Object.assign(new Error(everything, { cause: Object.assign(ownError, { code: 'ECONNRESET' }) }), {
  code: everything,
  name: everything,
});

describe('the log', () => {
  it('drops every field that it does not know, and every known one that is not of its form', () => {
    const { lines, log } = listen();
    const known = ['event', 'table', 'seq', 'reason', 'interaction', 'type', 'attempts', 'failure', 'error', 'frames'];
    const names = [
      ...known,
      'method',
      'status',
      'code',
      'timeToReset',
      'global',
      'space',
      'state',
      'hand',
      'seed',
      'err',
    ];
    const values = [everything, [everything], { name: everything, message: everything, nested: { everything } }];
    for (const name of names) {
      for (const value of [...values, ...Object.values(SECRETS).filter((secret) => secret !== SECRETS.person)]) {
        log.error({ [name]: value }, 'a line');
      }
    }
    expect(lines).toHaveLength(names.length * (values.length + Object.keys(SECRETS).length - 1));
    expectNoSecret(lines);
    log.error({ user: SECRETS.person, name: SECRETS.person, toJSON: () => SECRETS, __proto__: SECRETS }, 'a line');
    expectNoSecret(lines);
  });

  it('tells of errors where they come from and which they are, never what they say', () => {
    const { lines, log } = listen();
    const errors = [apiError, httpError, ownError, wrapped, new TypeError(everything), everything, { everything }];
    for (const error of errors) {
      log.warn({ error }, 'as it is');
      log.warn({ error: describeError(error), frames: framesOf(error) }, 'described');
      log.warn({ err: error }, 'under another name');
    }
    expect(lines).toHaveLength(errors.length * 3);
    expectNoSecret(lines);
    const [first, described] = lines.map((line) => JSON.parse(line));
    expect(first.error).toMatchObject({ name: 'DiscordAPIError', code: 50035, status: 400, method: 'PATCH' });
    expect(described.error).toMatchObject({ code: 50035, fields: ['content BASE_TYPE_MAX_LENGTH'] });
    expect(lines.filter((line) => line.includes('log.test.ts')).length).toBeGreaterThan(3);
  });

  it('tells what it is meant to tell', () => {
    const { lines, log } = listen();
    const frames = framesOf(new Error('x'));
    expect(frames.length).toBeGreaterThan(0);
    const fields = { table: '7', seq: 12, reason: 'rows', failure: 'messageGone', attempts: 3, timeToReset: 250 };
    const more = { interaction: '1100000000000000001', type: 3, global: false, isChanged: true, method: 'GET' };
    log.info({ ...fields, ...more, frames }, 'a line');
    const told = JSON.parse(lines[0] ?? '');
    expect(told).toMatchObject({ level: 'info', msg: 'a line', ...fields, ...more });
    expect(told.frames[0]).toMatch(/^at .*log\.test\.ts\S*:\d+:\d+\)?$/);
    expect(Math.abs(Date.parse(told.time) - Date.now())).toBeLessThan(60_000);
    expect(Object.keys(told).sort()).toEqual(
      ['level', 'time', 'msg', 'frames', ...Object.keys(fields), ...Object.keys(more)].sort(),
    );
  });

  it('is silent below its level, and one line of words for people', () => {
    const { lines, log } = listen('warn', 'text');
    log.info({}, 'b');
    log.warn({ table: '7', failure: 'forbidden' }, 'publishing a message failed');
    log.error({}, 'c');
    expect(lines.map((line) => line.replace(/^\d\d:\d\d:\d\d /, ''))).toEqual([
      'warn  publishing a message failed (table 7, failure forbidden)\n',
      'error c\n',
    ]);
  });
});

describe('the sources', () => {
  const files = globSync('src/**/*.ts', { cwd: ROOT }).filter(
    (file) => !file.startsWith('src/playground') && file !== 'src/operation/log.ts',
  );
  const calls = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return [...text.matchAll(/\blog\.(?:info|warn|error)\(/g)].map(({ index }) => ({
      file,
      call: argumentsAt(text, index + text.slice(index).indexOf('(')),
    }));
  });

  it('write every message out and never put one together', () => {
    expect(calls.length).toBeGreaterThan(10);
    for (const { file, call } of calls) expect(call, `${file}: log(${call})`).toMatch(/,\s*'[^'`$\\]+',?\s*$/);
  });

  it('name no field that would be dropped', () => {
    const values = [1, true, 'GET', 'rows', 'a', '7', '1100000000000000001', new Error('x'), framesOf(new Error('x'))];
    const isKnown = (name: string) => {
      const { lines, log } = listen();
      for (const value of values) log.info({ [name]: value }, 'a line');
      return lines.some((line) => Object.hasOwn(JSON.parse(line), name));
    };
    const names = new Set(
      calls.flatMap(({ call }) => {
        const [, fields = ''] = /^\s*\{([^}]*)\}/.exec(call) ?? [];
        return fields.split(',').flatMap((field) => /^\s*(\w+)/.exec(field)?.[1] ?? []);
      }),
    );
    expect(names.size).toBeGreaterThan(8);
    expect([...names].filter((name) => !isKnown(name))).toEqual([]);
    expect(isKnown('hand')).toBe(false);
  });
});

function expectNoSecret(lines: readonly string[]): void {
  const text = lines.join('');
  for (const [kind, secret] of Object.entries(SECRETS)) expect(text.includes(secret), kind).toBe(false);
  expect(text).not.toMatch(/webhooks|assumed|Invalid Form|hidden/);
}

/** What stands between a bracket and its partner. */
function argumentsAt(text: string, start: number): string {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '(') depth++;
    if (text[index] === ')' && --depth === 0) return text.slice(start + 1, index);
  }
  throw new Error('a bracket without partner');
}
