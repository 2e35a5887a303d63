/** Discord's limits. The tests check every payload against them. Lengths are in UTF-16 units. */
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

/** Maximum number of answers shown as buttons in a panel or a hand: three rows. Beyond that they become menu lines. */
export const MOST_BUTTONS = 3 * limits.buttonsInRow;

/** Menus of answers on one page of a panel. */
export const MENUS_ON_PAGE = 5;

/** Messages older than this are not edited, in ms: Discord limits edits of messages older than an hour. */
export const EDITABLE_FOR = 50 * 60_000;

/** Time a reply waits for its picture before it is deferred, in ms; Discord allows 3 s in total. */
export const QUICK = 1_500;
