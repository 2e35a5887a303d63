import type { BotGame } from '../../../src/bot/contract.ts';

/** The sheets that the sections of a game's rules show. */
export const rulesSheets = ({ sections }: BotGame['rules']): readonly string[] => [
  ...new Set(sections.flatMap(({ figure }) => figure?.sheet ?? [])),
];
