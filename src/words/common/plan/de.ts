import type { PlanWords } from './en.ts';

export const de: PlanWords = {
  heading: (table) => `### Vorausplanen · Tisch ${table}`,
  next: (moves) =>
    moves === null
      ? 'Deinen nächsten Zug hast du noch nicht geplant.'
      : `Dein nächster Zug: **${moves.join('; ')}**. Er wird gespielt, sobald du dran bist. Hat sich bis dahin etwas daran geändert, verfällt er, und du wirst wie sonst gefragt.`,
  nothingAhead: () => 'Dein nächster Zug lässt sich nicht planen: Dafür ist noch zu viel offen.',
  standing: () => '**Das beantworte ich immer so**',
  answer: ({ label, detail }, isOn) => `${isOn ? '☑' : '☐'} ${label}: ${detail}`,
  suggestion: ({ label, detail }) => `${label}: ${detail}`,
  toggle: (label, isOn) => (isOn ? `✓ ${label}` : label),
  onlyMove: { label: 'Einzige Möglichkeit', detail: 'Wenn ich nur eines tun kann, wird es gleich getan' },
  note: () => '-# Das siehst nur du. Die anderen merken erst etwas, wenn es gespielt wird.',
  planning: () => '-# Du planst voraus. Noch wird nichts gespielt.',
  confirmNote: () => 'Wird gespielt, sobald du dran bist, wenn sich bis dahin nichts daran ändert.',
  typedEarly: () => '-# Du bist noch nicht dran, kannst diesen Zug aber planen.',
  yourTurn: () => '-# Jetzt bist du dran.',
  played: () => 'Danach warst du schon gefragt; jetzt ist es beantwortet.',
  dropped: (moves) => `-# Dein Plan ist verfallen, weil sich die Lage geändert hat: ${moves.join('; ')}.`,
};
