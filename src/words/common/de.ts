import { de as answers } from './answers/de.ts';
import { de as board } from './board/de.ts';
import { de as buttons } from './buttons/de.ts';
import { de as clock } from './clock/de.ts';
import { de as commands } from './commands/de.ts';
import type { CommonWords } from './en.ts';
import { de as fairness } from './fairness/de.ts';
import { de as final } from './final/de.ts';
import { de as hand } from './hand/de.ts';
import { de as lobby } from './lobby/de.ts';
import { de as look } from './look/de.ts';
import { de as panel } from './panel/de.ts';
import { de as phrases } from './phrases/de.ts';
import { de as picture } from './picture/de.ts';
import { de as plan } from './plan/de.ts';
import { de as privacy } from './privacy/de.ts';
import { de as problems } from './problems/de.ts';
import { de as replay } from './replay/de.ts';
import { de as results } from './results/de.ts';
import { de as rules } from './rules/de.ts';
import { de as undo } from './undo/de.ts';

export const de: CommonWords = {
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
