/** The keys that a game's page names, and those that come in play. */
import type { Engine } from '../../../src/engines/contract.ts';
import { isRecord } from '../../../src/kernel/json.ts';
import { game } from '../../engines/laws/run.ts';
import { codeWords, section } from './document.ts';

/** Keys, each with the place where it stands: `events/built/paid`, `state/players/deniers`, `own/coins`. */
type Keys = ReadonlySet<string>;

/** A list of keys in braces; a kind stands first: `{kind: "turn", seat, used}`. */
const SHAPE = /\{([^{}]*)\}/g;

interface Row {
  /** What the first column names. */
  readonly names: readonly string[];
  readonly cells: readonly string[];
}

const rowsOf = (text: string): readonly Row[] =>
  [...text.matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) => {
    const [first = '', ...cells] = row.split('|');
    return { names: codeWords(first), cells };
  });

/** All keys that the page names for events, states, and views. */
export function keysNamed(page: string): Keys {
  const named = new Set<string>();
  for (const {
    names,
    cells: [fields = ''],
  } of rowsOf(section(page, '## Events')))
    for (const name of names) {
      named.add(`events/${name}`);
      for (const field of fieldsIn(page, fields)) named.add(`events/${name}/${field}`);
    }
  const views = section(page, '## Views');
  const states = rowsOf(section(page, '## State'));
  for (const row of states) addRow(named, 'state', row);
  if (views.includes('`open`: the state, and')) for (const row of states) addRow(named, 'open', row);
  for (const row of rowsOf(views)) addRow(named, 'open', row);
  const [, own = ''] = /`own`(?:: | is always )`\{([^}]*)\}`/.exec(views) ?? [];
  for (const key of own.split(', ').filter(Boolean)) named.add(`own/${key}`);
  return named;
}

/** The fields of an event; "a spot" has those that the page gives a spot. */
function fieldsIn(page: string, cell: string): readonly string[] {
  const [, word = ''] = /\ba (\w+)/.exec(cell) ?? [];
  const [, spread = ''] = new RegExp(`\\*${word}\\* \`\\{([^}]*)\\}\``).exec(page) ?? [];
  return [...spread.split(', ').filter(Boolean), ...codeWords(cell).filter((one) => /^\w+$/.test(one))];
}

function addRow(named: Set<string>, where: string, { names, cells }: Row): void {
  const [type = '', meaning = ''] = cells;
  for (const name of names) {
    named.add(`${where}/${name}`);
    for (const [, inner = ''] of `${type} ${meaning}`.matchAll(SHAPE)) {
      const [, kind = ''] = /^kind: "(\w+)"/.exec(inner) ?? [];
      if (kind !== '') for (const key of keysIn(inner)) named.add(`${where}/${name}/${kind}/${key}`);
    }
    const [, plain = ''] = /\{(?!kind:)([^{}]*)\}/.exec(type) ?? [];
    for (const key of keysIn(plain)) named.add(`${where}/${name}/${key}`);
    for (const [, key = ''] of meaning.matchAll(/in addition ((?:`\w+`(?:, )?)+)/g))
      for (const one of codeWords(key)) named.add(`${where}/${name}/${one}`);
  }
}

const keysIn = (shape: string): readonly string[] =>
  shape
    .split(', ')
    .map((one) => one.split(':')[0]!)
    .filter(Boolean);

/** All keys that come in these many random games, of all numbers of seats and options; `paid` as an example is told. */
export function keysSeen(engine: Engine, games: number): Keys {
  const seen = new Set<string>();
  for (let number = 0; number < games; number++)
    for (const { before, state, seats } of game(engine, 'keys', number)) {
      for (const event of before.events) {
        seen.add(`events/${event.kind}`);
        for (const key of keysBeside(event)) seen.add(`events/${event.kind}/${key}`);
      }
      addValues(seen, 'state', state);
      addValues(seen, 'open', engine.open(state));
      for (const key of Object.keys(engine.own(state, seats[0]!))) seen.add(`own/${key}`);
    }
  return seen;
}

const keysBeside = (tagged: object): readonly string[] => Object.keys(tagged).filter((key) => key !== 'kind');

function addValues(seen: Set<string>, where: string, value: object): void {
  for (const [name, field] of Object.entries(value)) {
    seen.add(`${where}/${name}`);
    for (const one of Array.isArray(field) ? field : [field]) {
      if (!isRecord(one)) continue;
      const at = typeof one.kind === 'string' ? `${where}/${name}/${one.kind}` : `${where}/${name}`;
      for (const key of Object.keys(one)) seen.add(`${at}/${key}`);
    }
  }
}

/**
 * Keys at places for which the page gives keys at all: for what it describes otherwise, such as points by part, it names
 * none.
 */
export const withoutUndescribed = (keys: Keys, named: Keys): readonly string[] =>
  [...keys].filter((key) => {
    const [where, name, ...inner] = key.split('/');
    return inner.length === 0 || [...named].some((one) => one.startsWith(`${where}/${name}/`));
  });
