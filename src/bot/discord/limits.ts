/** What Discord accepts, in one place. Every payload that is built is tested against these figures. */
export const limits = {
  customId: 100,
  buttonLabel: 80,
  buttonsInRow: 5,
  components: 40,
  text: 4000,
  altText: 1024,
  modalTitle: 45,
  labelText: 45,
  labelDescription: 100,
  checkboxes: 10,
  commandDescription: 100,
  commandOptions: 25,
  commandLength: 8000,
  menuLines: 25,
  menuLine: 100,
  placeholder: 150,
  choices: 25,
  choiceName: 100,
  choiceValue: 100,
  threadName: 100,
} as const;

/** The answers that a panel shows at once: three rows. More of them page. */
export const ANSWERS_ON_PAGE = 3 * limits.buttonsInRow;

/** Ms after which a message is never refreshed by an edit: Discord limits edits of messages older than an hour. */
export const EDITABLE_FOR = 50 * 60_000;

/** How long a picture may keep an answer waiting before it is deferred, in ms; Discord waits 3 s in all. */
export const QUICK = 1_500;

/** Cuts a text to so many characters (UTF-16 units, as Discord counts at most), with an ellipsis where it was longer. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** As many of these sentences as have room, each of them whole: a text never ends within a name. */
export function sentencesWithin(sentences: readonly string[], most: number, between = ' '): string {
  const whole = sentences.join(between);
  if (whole.length <= most) return whole;
  let [kept = '', ...others] = sentences;
  for (const next of others) {
    if (kept.length + between.length + next.length + 2 > most) break;
    kept += `${between}${next}`;
  }
  return shorten(`${kept} …`, most);
}
