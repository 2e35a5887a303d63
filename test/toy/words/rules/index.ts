import { readFileSync } from 'node:fs';
import { readPage } from '../../../../src/words/readRules.ts';

export const SECTIONS = ['turn', 'hanging', 'auction', 'fog'] as const;
export type Section = (typeof SECTIONS)[number];

export const FIGURES = { hanging: 'places' } as const satisfies { readonly [S in Section]?: string };

const file = `${import.meta.dirname}/en.md`;
const en = readPage(file, readFileSync(file, 'utf8'), SECTIONS, FIGURES);
/** The toy's rules: in English to everybody. */
export const ruleWords = { en, ja: en, de: en };
