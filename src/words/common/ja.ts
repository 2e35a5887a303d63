import { ja as answers } from './answers/ja.ts';
import { ja as board } from './board/ja.ts';
import { ja as buttons } from './buttons/ja.ts';
import { ja as clock } from './clock/ja.ts';
import { ja as commands } from './commands/ja.ts';
import type { CommonWords } from './en.ts';
import { ja as fairness } from './fairness/ja.ts';
import { ja as final } from './final/ja.ts';
import { ja as hand } from './hand/ja.ts';
import { ja as lobby } from './lobby/ja.ts';
import { ja as look } from './look/ja.ts';
import { ja as panel } from './panel/ja.ts';
import { ja as phrases } from './phrases/ja.ts';
import { ja as picture } from './picture/ja.ts';
import { ja as plan } from './plan/ja.ts';
import { ja as privacy } from './privacy/ja.ts';
import { ja as problems } from './problems/ja.ts';
import { ja as replay } from './replay/ja.ts';
import { ja as results } from './results/ja.ts';
import { ja as rules } from './rules/ja.ts';
import { ja as undo } from './undo/ja.ts';

export const ja: CommonWords = {
  phrases,
  buttons,
  commands,
  problems,
  answers,
  lobby,
  fairness,
  board,
  final,
  hand,
  panel,
  plan,
  look,
  clock,
  undo,
  rules,
  picture,
  results,
  privacy,
  replay,
};
