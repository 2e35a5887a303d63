import type { PlanWords } from './contract.ts';

export const en: PlanWords = {
  heading: (table) => `### Plan ahead · table ${table}`,
  next: (moves) =>
    moves === null
      ? 'You haven’t planned your next move.'
      : `Your next move: **${moves.join('; ')}**. It’s played as soon as it’s your turn. If the situation has changed by then, it’s dropped and you’re asked as usual.`,
  nothingAhead: () => 'Your next move can’t be planned: too much is still open.',
  standing: () => '**Answer these for me**',
  answer: ({ label, detail }, isOn) => `${isOn ? '☑' : '☐'} ${label}: ${detail}`,
  suggestion: ({ label, detail }) => `${label}: ${detail}`,
  toggle: (label, isOn) => (isOn ? `✓ ${label}` : label),
  onlyMove: { label: 'Forced moves', detail: 'if there’s only one thing I can do, do it' },
  note: () => '-# Only you see this. Others notice nothing until it’s played.',
  planning: () => '-# You’re planning ahead. Nothing is played yet.',
  confirmNote: () => 'Played when your turn comes, if the situation is still the same.',
  typedEarly: () => '-# It’s not your turn yet, but you can plan this move.',
  yourTurn: () => '-# It’s your turn now.',
  played: () => 'That question was open already. It’s answered now.',
  dropped: (moves) => `-# Your plan was dropped because the situation has changed: ${moves.join('; ')}.`,
};
