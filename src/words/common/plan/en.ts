import type { StandingWords, Widened } from '../../contract.ts';

export const en = {
  heading: (table: string) => `### Plan ahead · table ${table}`,
  /** `moves`: from the game’s words; null for none. */
  next: (moves: readonly string[] | null) =>
    moves === null
      ? 'You haven’t planned your next move.'
      : `Your next move: **${moves.join('; ')}**. It’s played as soon as it’s your turn. If the situation has changed by then, it’s dropped and you’re asked as usual.`,
  /** Nothing can be planned now, but standing answers can. */
  nothingAhead: () => 'Your next move can’t be planned: too much is still open.',
  /** Above the standing answers. */
  standing: () => '**Answer these for me**',
  answer: ({ label, detail }: StandingWords, isOn: boolean) => `${isOn ? '☑' : '☐'} ${label}: ${detail}`,
  /** The same where it is suggested. */
  suggestion: ({ label, detail }: StandingWords) => `${label}: ${detail}`,
  /** The label of its button. */
  toggle: (label: string, isOn: boolean) => (isOn ? `✓ ${label}` : label),
  /** The standing answer that every game has. */
  onlyMove: { label: 'Forced moves', detail: 'if there’s only one thing I can do, do it' } satisfies StandingWords,
  /** What others see of all this. */
  note: () => '-# Only you see this. Others notice nothing until it’s played.',
  /** Above each step of a move that is planned. */
  planning: () => '-# You’re planning ahead. Nothing is played yet.',
  /** On the last step of a move that is planned. */
  confirmNote: () => 'Played when your turn comes, if the situation is still the same.',
  /** Above a panel: the move was typed before the decision came. */
  typedEarly: () => '-# It’s not your turn yet, but you can plan this move.',
  /** Above a panel: the decision came while it was planned. */
  yourTurn: () => '-# It’s your turn now.',
  /** The decision had come already and is answered. */
  played: () => 'That question was open already. It’s answered now.',
  /** To a member who has to decide now. */
  dropped: (moves: readonly string[]) =>
    `-# Your plan was dropped because the situation has changed: ${moves.join('; ')}.`,
};

export type PlanWords = Widened<typeof en>;
