import { expect, test } from 'vitest';
import { areLookalikes } from '../../src/kernel/lookalikes.ts';

test.each([
  ['Aya', 'Ауа'],
  ['Ben', 'Βеn'],
  ['Paypal', 'Раураl'],
  ['Illa', 'lIIa'],
  ['Otto', '0tto'],
  ['Marn', 'Mam'],
  ['Aya', 'aya'],
  ['Aya', 'A.y a'],
  ['Aya', 'Áyà'],
  ['Aya', '𝐀𝔂ａ'],
  ['Aya', 'Ꭺya'],
  ['ロロ', '口口'],
  ['カオル', '力オル'],
  ['Müller', 'Muller'],
  ['!!!', '!!!'],
])('%s and %s can be taken for one another', (one, other) => {
  expect(areLookalikes(one, other)).toBe(true);
  expect(areLookalikes(other, one)).toBe(true);
});

test.each([
  ['Aya', 'Maya'],
  ['Aya', 'Ayo'],
  ['Ольга', 'Оля'],
  ['さくら', 'さぐら'],
  ['ハナ', 'パナ'],
  ['美咲', '美桜'],
  ['かな', 'カナ'],
  ['蓮', '葵'],
  ['Jörg', 'Jürg'],
  ['Aya', 'Aya🌙'],
  ['नि', 'ना'],
  ['ภพ', 'ภูพ'],
  ['!!!', '???'],
])('%s and %s cannot', (one, other) => expect(areLookalikes(one, other)).toBe(false));
