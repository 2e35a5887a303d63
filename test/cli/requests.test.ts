import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../src/cli/protocol/errors.ts';
import { toy } from '../toy/engine/index.ts';
import { openSession } from './support/session.ts';

const DEAL = { beginner: 1, cards: ['1a', '2b', '3c', '1b', '2c', '3d', '1c', '2a'] };

/** Requests that are refused at the toy's table 1, on which seat 1 is awaited, with the code of the refusal. */
const DAMAGED: readonly (readonly [string, ErrorCode])[] = [
  ['', 'badJson'],
  ['{"do":"games"', 'badJson'],
  ['{"do":"games"}}', 'badJson'],
  ["{'do':'games'}", 'badJson'],
  ['[]', 'badRequest'],
  ['"games"', 'badRequest'],
  ['null', 'badRequest'],
  ['{}', 'badRequest'],
  ['{"do":7}', 'badRequest'],
  ['{"do":"Games"}', 'unknownVerb'],
  ['{"do":"__proto__"}', 'unknownVerb'],
  ['{"do":"constructor"}', 'unknownVerb'],
  ['{"do":"games","game":"toy"}', 'badRequest'],
  ['{"do":"games","__proto__":{"game":"toy"}}', 'badRequest'],
  ['{"do":"new","game":"toy","seats":2}', 'badRequest'],
  ['{"do":"new","game":"chess","seats":2,"seed":"x"}', 'unknownGame'],
  ['{"do":"new","game":"toString","seats":2,"seed":"x"}', 'unknownGame'],
  ['{"do":"new","game":"toy","seats":"2","seed":"x"}', 'badRequest'],
  ['{"do":"new","game":"toy","seats":2.5,"seed":"x"}', 'badRequest'],
  ['{"do":"new","game":"toy","seats":1,"seed":"x"}', 'badConfig'],
  ['{"do":"new","game":"toy","seats":5,"seed":"x"}', 'badConfig'],
  ['{"do":"new","game":"toy","seats":4,"options":["fog"],"seed":"x"}', 'badConfig'],
  ['{"do":"new","game":"toy","seats":2,"options":["rain"],"seed":"x"}', 'badConfig'],
  ['{"do":"new","game":"toy","seats":2,"options":["fog","fog"],"seed":"x"}', 'badConfig'],
  ['{"do":"new","game":"toy","seats":2,"seed":7}', 'badRequest'],
  ['{"do":"new","game":"toy","seats":2,"deal":null}', 'badDeal'],
  ['{"do":"new","game":"toy","seats":2,"deal":{"beginner":0,"cards":["1a"]}}', 'badDeal'],
  ['{"do":"legal"}', 'badRequest'],
  ['{"do":"legal","table":1}', 'badRequest'],
  ['{"do":"legal","table":"2"}', 'unknownTable'],
  ['{"do":"choices","table":"1","seat":2}', 'unknownSeat'],
  ['{"do":"choices","table":"1","seat":-1}', 'unknownSeat'],
  ['{"do":"choices","table":"1","seat":0,"move":{"kind":"jump"}}', 'malformed'],
  ['{"do":"choices","table":"1","seat":0,"move":{"place":"a1"}}', 'malformed'],
  ['{"do":"play","table":"1","seat":0}', 'badRequest'],
  ['{"do":"play","table":"1","seat":0,"move":{"kind":"end"},"moves":[{"kind":"end"}]}', 'badRequest'],
  ['{"do":"play","table":"1","seat":0,"moves":[]}', 'badRequest'],
  ['{"do":"play","table":"1","seat":9,"move":{"kind":"end"}}', 'unknownSeat'],
  ['{"do":"play","table":"1","seat":1,"move":7}', 'malformed'],
  ['{"do":"play","table":"1","seat":1,"move":{"kind":"draw"}}', 'malformed'],
  ['{"do":"play","table":"1","seat":1,"move":{"kind":"draw","count":1,"cards":[]}}', 'malformed'],
  ['{"do":"play","table":"1","seat":1,"move":{"kind":"draw","count":"1"}}', 'malformed'],
  ['{"do":"play","table":"1","seat":0,"move":{"kind":"end"}}', 'notYourTurn'],
  ['{"do":"play","table":"1","seat":1,"move":{"kind":"draw","count":99}}', 'illegal'],
  ['{"do":"view","table":"1","seat":"table"}', 'badRequest'],
  ['{"do":"view","table":"1","seat":2}', 'unknownSeat'],
  ['{"do":"load","game":"toy"}', 'badRequest'],
  ['{"do":"load","game":"toy","state":{}}', 'badState'],
  ['{"do":"load","game":"toy","state":{},"version":99}', 'badState'],
  ['{"do":"load","game":"toy","state":{},"version":0}', 'badRequest'],
  ['{"do":"draw","table":"1","picture":"board","file":"board.txt"}', 'badRequest'],
  ['{"do":"draw","table":"1","picture":"board","locale":"xx","file":"board.png"}', 'badRequest'],
  ['{"do":"draw","table":"1","picture":"board","file":"board.png"}', 'unknownPicture'],
  ['{"do":"playout","game":"toy","seats":2,"seed":"x","games":0}', 'badRequest'],
  ['{"do":"playout","game":"toy","seats":2,"seed":"x","games":1000000000}', 'badRequest'],
  ['{"do":"playout","game":"toy","seats":9,"seed":"x"}', 'badConfig'],
  ['{"do":"close","table":"2"}', 'unknownTable'],
  [`{"do":"games","id":${'['.repeat(100)}${']'.repeat(100)}}`, 'tooDeep'],
  [`{"do":"games","id":${'['.repeat(100_000)}`, 'tooDeep'],
];

describe('requests and answers', () => {
  test('whatever JSON value the id is, it is echoed', async () => {
    const { ask } = openSession();
    const ids = [1, -0.5, '', 'a"b\n', null, true, [], [1, [2]], {}, { a: { b: null } }, '日本'];
    for (const id of ids) {
      expect(await ask({ id, do: 'games' })).toMatchObject({ id, ok: true });
      expect(await ask({ id, do: 'dance' })).toMatchObject({ id, ok: false });
    }
  });

  test('an id with an integer that cannot come back as it was is refused, and −0 is read as 0', async () => {
    const { answer } = openSession();
    for (const id of ['9007199254740993', '-9007199254740992', '1e300', '[9007199254740992]', '{"a":{"b":1e20}}']) {
      expect(JSON.parse(await answer(`{"id":${id},"do":"games"}`))).toMatchObject({
        id: null,
        ok: false,
        error: { code: 'badRequest' },
      });
    }
    expect(await answer('{"id":9007199254740991,"do":"dance"}')).toMatch(/^\{"id":9007199254740991,/);
    expect(await answer('{"id":[-0,0.5],"do":"dance"}')).toMatch(/^\{"id":\[0,0.5\],/);
  });

  test('a request without id is answered with id null', async () => {
    expect(await openSession().ask({ do: 'games' })).toMatchObject({ id: null, ok: true });
  });

  test.each(DAMAGED.map(([line, code]) => [line.slice(0, 120), code, line]))(
    '%s is refused as %s and changes nothing',
    async (_, code, line) => {
      const { answer, ask, begin } = openSession();
      const table = await begin({ deal: DEAL, seed: undefined });
      const before = await ask({ do: 'state', table });
      const refusal = JSON.parse(await answer(line));
      expect(refusal).toEqual({ id: null, ok: false, error: expect.objectContaining({ code }) });
      expect(refusal.error.message).toMatch(/^\S.{5,}/);
      expect(await ask({ do: 'state', table })).toEqual(before);
      expect(await begin(), 'no table was opened').toBe('2');
    },
  );

  test('brackets inside a text are not nesting', async () => {
    const { ask } = openSession();
    expect(await ask({ id: `\\"${'[{'.repeat(500)}`, do: 'games' })).toMatchObject({ ok: true });
  });

  test('a mistake of ours is answered as internal, and the protocol goes on', async () => {
    const broken = {
      ...toy,
      open() {
        throw new Error('the lantern fell');
      },
    };
    const { ask, begin } = openSession({ games: { toy: broken } });
    const table = await begin();
    expect(await ask({ id: 5, do: 'view', table })).toEqual({
      id: 5,
      ok: false,
      error: { code: 'internal', message: 'the lantern fell' },
    });
    expect(await ask({ do: 'state', table })).toMatchObject({ ok: true });
  });
});
