/**
 * Checks the record of a table: that every shuffle and every draw follows from the seed that was sealed before anybody
 * joined, and from what the players brought. Node alone is needed, and nothing of the bot: docs/fairness.md says in
 * words what is worked out here, and verify.py does the same in another language.
 *
 *   node tools/verify.mjs table-12.json [link of the start message]
 *
 * Prints a line for each step, and what it can't check. Ends with 0 when all of them hold, with 1 when one does not. Which
 * moves the rules allow, and that the moves made lead to the result, is checked by `/verify`, which has the rules.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest();
const hmac = (key, bytes) => createHmac('sha256', key).update(bytes).digest();

/** Texts (as UTF-8) and bytes one after the other, each behind its length as four bytes, big-endian. */
const lp = (...parts) =>
  Buffer.concat(
    parts.flatMap((part) => {
      const bytes = Buffer.from(part);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );

/** The stream of a label: gives a function that draws a whole number from 0 to n − 1. */
function streamOf(game, label) {
  const key = hmac(game, lp('stream', label));
  let words = [];
  let blocks = 0n;
  const nextWord = () => {
    if (words.length === 0) {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(blocks++);
      const block = hmac(key, counter);
      words = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => block.readUInt32BE(at));
    }
    return words.shift();
  };
  return (n) => {
    if (!(n >= 1 && n <= 2 ** 32)) throw new Error(`nothing can be drawn below ${n}`);
    const fair = Math.floor(2 ** 32 / n) * n;
    let word = nextWord();
    while (word >= fair) word = nextWord();
    return word % n;
  };
}

/** The numbers 0 to n − 1, shuffled from the last place to the first. */
function shuffle(draw, n) {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i >= 1; i--) {
    const j = draw(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** The tiles that are drawn, by set, in the order in which they lie in the box before the shuffle: `B4` is four of B. */
const CARCASSONNE = {
  base: 'A2 B4 C1 D3 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1'
    .split(' ')
    .flatMap((kind) => Array(Number(kind.slice(1))).fill(kind[0])),
  fluss: 'R03 R03 R04 R04 R05 R06 R07 R08 R09 R10'.split(' '),
  erweiterung: ['E01', ...numbered('E', 17)],
  haendler: numbered('H', 24),
  koenig: numbered('K', 5),
  drache: numbered('P', 29).flatMap((tile) => (tile === 'P14' ? [tile, tile] : [tile])),
};

/** The ids from 1 to a number: `H01`, `H02`, … */
function numbered(letter, most) {
  return Array.from({ length: most }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`);
}

/** The deal of Carcassonne: with the river its tiles first, the lake last of them, then all others shuffled together. */
function dealCarcassonne(game, seats, options) {
  const shuffled = (label, tiles) => shuffle(streamOf(game, label), tiles.length).map((tile) => tiles[tile]);
  const sets = ['base', 'erweiterung', 'haendler', 'koenig', 'drache'].filter(
    (set) => set === 'base' || options.includes(set),
  );
  const river = options.includes('fluss') ? [...shuffled('river', CARCASSONNE.fluss), 'R02'] : [];
  return {
    start: streamOf(game, 'start')(seats),
    stack: [
      ...river,
      ...shuffled(
        'tiles',
        sets.flatMap((set) => CARCASSONNE[set]),
      ),
    ],
  };
}

/** The cards, in the order in which they lie in the box before the shuffle: `manor5` stands for five of them. */
const CITADELS = `
  manor5 castle4 palace3 temple3 church3 monastery3 cathedral2 tavern5 market4 trading_post3 docks3 harbor3 town_hall2
  watchtower3 prison3 battlefield3 fortress2 haunted_city1 keep2 observatory1 laboratory1 smithy1 graveyard1 library1
  school_of_magic1 dragon_gate1 university1`
  .trim()
  .split(/\s+/)
  .flatMap((kind) => Array(Number(kind.slice(-1))).fill(kind.slice(0, -1)));

/** The characters of Citadels, in the order of their numbers. */
const CHARACTERS = 'assassin thief magician king bishop merchant architect warlord'.split(' ');
/** How many of them lie face-up in a round, by the number of seats. */
const FACE_UP = { 4: 2, 5: 1, 6: 0, 7: 0 };

/** The characters that a round begins without: the King is never face-up, and may be face-down. */
function removed(game, seats, round) {
  const draw = streamOf(game, `characters/${round}`);
  const others = CHARACTERS.filter((character) => character !== 'king');
  const faceUp = shuffle(draw, others.length)
    .slice(0, FACE_UP[seats])
    .map((at) => others[at]);
  const remaining = CHARACTERS.filter((character) => !faceUp.includes(character));
  return { faceUp, faceDown: remaining[draw(remaining.length)] };
}

/** The streams of Citadels' later rounds: each tells what its round was begun without. */
function verifyRounds(game, seats, streams) {
  const numbered = (name) => streams.filter(({ label }) => label.startsWith(`${name}/`));
  const places = CHARACTERS.length - 1;
  const below = [...Array.from({ length: places - 1 }, (_, i) => places - i), CHARACTERS.length - FACE_UP[seats]];
  for (let round = 1; round <= numbered('characters').length; round++) {
    const stream = streams.find(({ label }) => label === `characters/${round}`);
    const { faceUp, faceDown } = removed(game, seats, round);
    const told = `round ${round}: face-up ${faceUp.join(', ') || 'none'}; face-down ${faceDown}`;
    check(isDeepStrictEqual(stream?.below, below), told);
  }
  const again = numbered('reshuffle').map(({ label }) => label);
  const inOrder = again.map((_, i) => `reshuffle/${i + 1}`);
  check(
    isDeepStrictEqual(again, inOrder),
    `${again.length} times the discard pile became the deck, one after the other`,
  );
}

/** The tiles of Alhambra, in the order in which they lie in the box before the shuffle. */
const ALHAMBRA = `
  pavilion-2-new pavilion-3-sw pavilion-4-es pavilion-5-nw pavilion-6-n pavilion-7-e pavilion-8-0 seraglio-3-esw
  seraglio-4-ne seraglio-5-sw seraglio-6-es seraglio-7-w seraglio-8-s seraglio-9-0 arcades-4-nes arcades-5-nw
  arcades-6-ne arcades-6-sw arcades-7-es arcades-8-e arcades-8-n arcades-9-0 arcades-10-0 chambers-5-nsw chambers-6-es
  chambers-7-ne chambers-7-sw chambers-8-nw chambers-9-s chambers-9-w chambers-10-0 chambers-11-0 garden-6-esw
  garden-7-nsw garden-8-ne garden-8-nw garden-8-sw garden-9-e garden-10-0 garden-10-n garden-10-w garden-11-0
  garden-12-s tower-7-new tower-8-nes tower-9-es tower-9-ne tower-9-nw tower-10-w tower-11-0 tower-11-n tower-11-s
  tower-12-0 tower-13-e`
  .trim()
  .split(/\s+/);
const CURRENCIES = ['yellow', 'orange', 'blue', 'green'];

/** The deal of Alhambra: starting money of 20 or more by seat, a deck of five piles with two scoring cards, and tiles. */
function dealAlhambra(game, seats) {
  const copies = seats === 2 ? 2 : 3;
  const box = CURRENCIES.flatMap((currency) =>
    Array.from({ length: 9 * copies }, (_, i) => `${currency}-${1 + Math.floor(i / copies)}`),
  );
  const coins = shuffle(streamOf(game, 'coins'), box.length).map((coin) => box[coin]);
  const money = Array.from({ length: seats }, () => {
    let count = 0;
    for (let sum = 0; sum < 20; count++) sum += Number(coins[count].slice(-1));
    return coins.splice(0, count);
  });
  const deck = [1, 2, 3, 4, 5].flatMap((pile) => {
    const left = 6 - pile;
    const cards = coins.splice(0, Math.ceil(coins.length / left));
    if (pile % 2 === 1) return cards;
    cards.push(`scoring-${pile / 2}`);
    return shuffle(streamOf(game, `pile/${pile}`), cards.length).map((card) => cards[card]);
  });
  return { tiles: shuffle(streamOf(game, 'tiles'), ALHAMBRA.length).map((tile) => ALHAMBRA[tile]), money, deck };
}

/** The neutral buildings of Caylus, in the order in which they lie in the box before the shuffle. */
const NEUTRALS = 'n_farm n_forest n_sawmill n_quarry n_market n_carpenter'.split(' ');

/** The deal of Caylus: the turn order, and the neutral buildings from the first road space on. */
const dealCaylus = (game, seats) => ({
  order: shuffle(streamOf(game, 'order'), seats),
  neutrals: shuffle(streamOf(game, 'neutrals'), NEUTRALS.length).map((building) => NEUTRALS[building]),
});

/**
 * What this programme knows of games: the options whose pieces it knows, the deal, what else is known of the streams, and
 * whether a move harms another player, who could as well be spared.
 */
const DEALS = {
  carcassonne: {
    options: ['old', 'fluss', 'erweiterung', 'haendler', 'koenig', 'drache'],
    deal: dealCarcassonne,
    harms: () => false,
  },
  citadels: {
    options: ['french'],
    deal: (game, seats) => ({
      crown: streamOf(game, 'crown')(seats),
      cards: shuffle(streamOf(game, 'cards'), CITADELS.length).map((card) => CITADELS[card]),
      removed: removed(game, seats, 1),
      later: [],
    }),
    streams: verifyRounds,
    harms: ({ kind }) => ['murder', 'steal', 'swapHands', 'destroy'].includes(kind),
  },
  alhambra: { options: [], deal: dealAlhambra, harms: () => false },
  caylus: { options: [], deal: dealCaylus, harms: ({ kind, by }) => kind === 'moveProvost' && by < 0 },
};

const [file, link] = process.argv.slice(2);

let isSound = true;
function check(holds, what) {
  if (!holds) isSound = false;
  console.log(`${holds ? 'ok  ' : 'FAIL'}  ${what}`);
}

const SCHEMES = ['dbg-fair-1', 'dbg-fair-2', 'dbg-fair-3'];

function verify({ format, scheme, seal = scheme, table, game, options, seats, commitment, seed, start, ...played }) {
  console.log(`Table ${table}: ${game}, ${seats} seats, options: ${options.join(', ') || 'none'}`);
  const isKnown = format === 'guildhall-record-1' && SCHEMES.includes(scheme) && SCHEMES.includes(seal);
  check(isKnown, 'the file has a form that is known here');
  check(scheme >= seal, `the game has the scheme of its seal, or a later one: ${scheme}`);
  if (seed === null) return check(false, 'the table has not ended: its seed is still sealed');
  if (!/^[0-9a-f]{64}$/.test(seed)) return check(false, 'the seed has 32 bytes');

  const S = Buffer.from(seed, 'hex');
  const C = sha256(lp(`${seal} commit`, table, S));
  check(C.toString('hex') === commitment, `the seal fits the seed: C = ${C.toString('hex')}`);
  for (const { seq, outcome } of played.attempts ?? [])
    console.log(`      row ${seq} began an attempt to start: ${outcome}`);
  if (start === null) return console.log('      the game never began: nothing was shuffled');

  const E =
    scheme === 'dbg-fair-1'
      ? formerMix({ table, seats, start, ...played })
      : mix({ scheme, table, game, options, seats, start, C, ...played });
  check(E.toString('hex') === played.entropy, `what the players brought was mixed in: E = ${E.toString('hex')}`);
  const G = hmac(S, lp(`${scheme} game`, table, E));
  console.log(`      the key of the game: G = ${G.toString('hex')}`);
  verifyDraws(G, { scheme, game, options, seats, ...played });
}

/** Under dbg-fair-1 the ids of presses are mixed in, which no player can check. */
function formerMix({ table, seats, joins, start, entropy }) {
  check(joins.length === seats, `${seats} seats brought something`);
  if (joins.some(({ word }) => word === null)) {
    console.log('      a word was erased, so E is taken from the file');
    return Buffer.from(entropy, 'hex');
  }
  const brought = joins.flatMap(({ interaction, word }) => [interaction, word]);
  return sha256(lp('dbg-fair-1 entropy', table, ...brought, start));
}

/** Since dbg-fair-2 all that is mixed in stands in the start message, and last comes the id of that message. */
function mix({ scheme, table, game, options, seats, words, frozen, start, C }) {
  check(words.length === seats && words.every(({ seat }, i) => seat === i), `${seats} seats brought something`);
  for (const { seat, word, hash } of words) {
    if (word === null) console.log(`      seat ${seat}: the word has been erased, its hash is ${hash}`);
    else check(sha256(word).toString('hex') === hash, `seat ${seat}: the word ${escaped(word)} has its hash`);
  }
  const hashes = words.map(({ hash }) => Buffer.from(hash, 'hex'));
  const F = sha256(lp(`${scheme} frozen`, table, C, game, options.join(','), ...hashes));
  check(F.toString('hex') === frozen, `seats, options, and words fit what was frozen: F = ${F.toString('hex')}`);
  verifyMessage(start);
  return sha256(lp(`${scheme} entropy`, table, F, start));
}

/** The start message hangs in Discord: only whoever has its link can say that it is the one of the record. */
function verifyMessage(start) {
  const posted = new Date(Number(BigInt(start) >> 22n) + 1_420_070_400_000).toISOString();
  console.log(
    `      the start message ${start} was posted at ${posted}: it must show C and F, and its link must end so`,
  );
  const id = /(\d+)\/?$/.exec(link ?? '')?.[1];
  if (link === undefined) console.log('      give its link (Copy Message Link) as well to have that checked');
  else check(id === start, `the start message is the one of the link: ${id}`);
}

/** A text as JSON in ASCII, so that nothing in it is invisible or looks like something else. */
const escaped = (text) =>
  JSON.stringify(text).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

function verifyDraws(G, { scheme, game, options, seats, deal, streams, rows }) {
  if (deal === null) return check(false, 'the file names no deal: the game was played by rules of another release');
  check(new Set(streams.map(({ label }) => label)).size === streams.length, 'no stream was used twice');
  for (const { label, order, below, values } of streams) {
    const draw = streamOf(G, label);
    if (order) check(isDeepStrictEqual(order, shuffle(draw, order.length)), `${label}: ${order.length} shuffled`);
    else check(isDeepStrictEqual(values, below.map(draw)), `${label}: ${values} of ${below}`);
  }

  const known = DEALS[game];
  if (known && options.every((option) => known.options.includes(option))) {
    check(
      isDeepStrictEqual(deal, known.deal(G, seats, options)),
      'the deal is the box in its printed order, so shuffled',
    );
    known.streams?.(G, seats, streams);
  } else console.log(`      how this game is dealt is not known here: ${streams.length} streams were checked`);

  verifySystem(drawnMoves(rows, scheme === 'dbg-fair-3'), streams, known?.harms);
}

const isDrawn = ({ actor, kind }) => kind === 'mildMove' || (kind === 'move' && actor === 'system');
const MOVES = ['move', 'mildMove', 'plannedMove'];

/**
 * The moves of the system that were not taken back, each with the number of its stream: its place among all moves that
 * count. Before dbg-fair-3, that of its row. A row `undo` takes back all moves after the row `to`; then the numbers of
 * those that were drawn were used again, the smallest first, before any other.
 */
function drawnMoves(rows, isByMoves) {
  let kept = [];
  let free = [];
  let undone = 0;
  for (const row of rows) {
    if (isDrawn(row)) kept.push({ ...row, stream: isByMoves ? kept.length + 1 : (free.shift() ?? row.seq) });
    else if (MOVES.includes(row.kind)) kept.push(row);
    if (row.kind !== 'undo') continue;
    const gone = kept.filter(({ seq }) => seq > row.payload.to);
    kept = kept.filter(({ seq }) => seq <= row.payload.to);
    free = [...free, ...gone.flatMap(({ stream = [] }) => stream)].sort((a, b) => a - b);
    undone += gone.length;
  }
  if (undone > 0) console.log(`      ${undone} moves were taken back, and count for nothing`);
  return kept.filter(({ stream }) => stream !== undefined);
}

/**
 * The moves of the system: `mildMove` is drawn among the moves that harm nobody, where there are such; `move` is from
 * earlier releases, which drew among all.
 */
function verifySystem(moves, streams, isHarmful) {
  const drawn = streams.filter(({ label }) => label.startsWith('system/'));
  const drawOf = ({ stream }) => drawn.find(({ label }) => label === `system/${stream}`) ?? {};
  const areDrawn = moves.every((row) => {
    const { among, below, values } = drawOf(row);
    return among?.length === below?.[0] && isDeepStrictEqual(among?.[values[0]], row.payload);
  });
  check(areDrawn && drawn.length === moves.length, `${moves.length} moves of the system are the ones that were drawn`);

  const firstMild = moves.findIndex(({ kind }) => kind === 'mildMove');
  if (firstMild < 0) return;
  const mild = moves.slice(firstMild);
  const isMild = ({ kind }) => kind === 'mildMove';
  check(
    mild.every(isMild),
    `${firstMild} of them were drawn among all legal moves, all those before the first mild one`,
  );
  if (!isHarmful) return console.log('      which moves harm somebody in this game is not known here');
  const spares = (row) => {
    const { among = [] } = drawOf(row);
    return !among.some(isHarmful) || among.every(isHarmful);
  };
  check(mild.every(spares), `${mild.length} of them were drawn among moves that harm nobody`);
}

try {
  if (file === undefined) throw new Error('say which: node tools/verify.mjs FILE [LINK OF THE START MESSAGE]');
  verify(JSON.parse(readFileSync(file, 'utf8')));
} catch (error) {
  check(false, `this is no record of a table: ${error.message}`);
}
console.log(
  isSound
    ? 'The shuffle holds. Not checked here: the moves that players made, the result, versions, and times.'
    : 'The record does NOT hold.',
);
process.exitCode = isSound ? 0 : 1;
