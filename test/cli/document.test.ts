import { describe, expect, test } from 'vitest';
import { LONGEST_SEED } from '../../src/cli/protocol/config.ts';
import { createProtocol, DEEPEST } from '../../src/cli/protocol/createProtocol.ts';
import { ERROR_CODES } from '../../src/cli/protocol/errors.ts';
import { LONGEST_LINE } from '../../src/cli/protocol/lines.ts';
import { MOST_TABLES } from '../../src/cli/protocol/openTables.ts';
import { VERB_NAMES } from '../../src/cli/protocol/verbs/index.ts';
import { MOST_MOVES } from '../../src/cli/protocol/verbs/play.ts';
import { MOST_GAMES } from '../../src/cli/protocol/verbs/playout.ts';
import {
  type Deal,
  EDGE_KINDS,
  type Event,
  FEATURE_KINDS,
  FIGURES,
  OPTIONS,
  type Open,
  PARTS,
  type PassReason,
  SIDES,
  type State,
  type Violation,
} from '../../src/engines/carcassonne/index.ts';
import type { Engine } from '../../src/engines/contract.ts';
import { games } from '../../src/engines/games.ts';
import { pictures } from '../../src/render/games.ts';
import { createLocalRenderer } from '../../src/render/pipeline/renderer.ts';
import { LOCALES } from '../../src/words/contract.ts';
import { gameWords } from '../../src/words/games.ts';
import { eachGame } from '../games.ts';
import { codeWords, difference, examples, firstColumn, gamePage, PROTOCOL, section } from './support/document.ts';

/** The names of a union or of a shape's fields; one that is missing or too many does not compile. */
const names = <Name extends string>(table: Readonly<Record<Name, true>>): readonly string[] => Object.keys(table);

const EVENTS = names<Event['kind']>({
  laidStartTile: true,
  drewTile: true,
  removedTile: true,
  placedTile: true,
  placedFollower: true,
  passed: true,
  scoredFeature: true,
  scoredFarm: true,
  scoredFarmers: true,
  returned: true,
  tookGoods: true,
  tookAward: true,
  beganSecondPart: true,
  setAsideTile: true,
  shuffledBack: true,
  movedDragon: true,
  dragonStopped: true,
  removedKnight: true,
  wentHome: true,
  movedFairy: true,
  scoredFairy: true,
  scoredGoods: true,
  scoredAward: true,
  ended: true,
});

const VIOLATIONS = names<Violation['kind']>({
  tileNotPlaced: true,
  tileAlreadyPlaced: true,
  noSuchRotation: true,
  cellTaken: true,
  touchesNothing: true,
  edgeMismatch: true,
  fitsNowhereThere: true,
  noSuchFigure: true,
  noFollowerInHand: true,
  figureNotInHand: true,
  figureNotAllowed: true,
  featureComplete: true,
  noOwnFollower: true,
  riverGoesOnElsewhere: true,
  riverTurnsBack: true,
  noSuchSegment: true,
  featureOccupied: true,
  everySpotOccupied: true,
  volcano: true,
  knightHasToLeave: true,
  noPrincess: true,
  noKnightThere: true,
  noPortal: true,
  notByPortal: true,
  isPortalTile: true,
  noTileThere: true,
  dragonIsThere: true,
  portalLeadsNowhereThere: true,
  noFairy: true,
  nobodyForFairy: true,
  noOwnFollowerThere: true,
  fairyIsThere: true,
  dragonIsMoving: true,
  dragonIsNotMoving: true,
  noSuchSide: true,
  dragonCannotGo: true,
});

const STATE = names<keyof State>({
  seats: true,
  options: true,
  stack: true,
  placements: true,
  removed: true,
  figures: true,
  players: true,
  expansions: true,
  agenda: true,
});

const OPEN = names<keyof Open>({
  seats: true,
  options: true,
  step: true,
  tilesLeft: true,
  toCome: true,
  removed: true,
  removedThisTurn: true,
  placements: true,
  last: true,
  figures: true,
  players: true,
  expansions: true,
  completed: true,
});

const DEAL = names<keyof Deal>({ start: true, stack: true });
const PASS_REASONS = names<PassReason>({
  chosen: true,
  noFollowerInHand: true,
  everySpotOccupied: true,
  volcano: true,
});

describe('docs/protocol.md', () => {
  test('every example, replayed from top to bottom, is answered as the document says', async () => {
    const files: string[] = [];
    const write = async (file: string) => void files.push(file);
    const protocol = createProtocol({
      games,
      words: gameWords,
      drawing: { pictures, renderer: createLocalRenderer(pictures), write },
    });
    const seen = new Set<string>();
    for (const { request, answer } of examples()) {
      expect(difference(JSON.parse(await protocol(request)), answer), request).toBeNull();
      seen.add(JSON.parse(request).do);
    }
    console.log(`${examples().length} examples of ${seen.size} verbs`);
    expect([...seen].sort()).toEqual([...VERB_NAMES].sort());
    expect(files).toEqual(['board.png']);
  });

  test('the checker of the examples sees what differs', () => {
    expect(difference({ a: [1, 2], b: 3 }, { a: [1, '…'], b: '…' })).toBeNull();
    expect(difference({ a: 1 }, { a: 2 })).toBe('answer.a is 1, not 2');
    expect(difference({ a: 1, b: 2 }, { a: 1 })).toBe('answer.b is 2, not undefined');
    expect(difference({ a: [1, 2] }, { a: [1] })).toBe('answer.a has 2 entries, not 1');
    expect(difference({ a: [] }, { a: {} })).toBe('answer.a is [], not {}');
  });

  test('the table of errors lists exactly the codes that there are', () => {
    expect(firstColumn(section(PROTOCOL, '## Errors')).toSorted()).toEqual([...ERROR_CODES].sort());
  });

  test('each verb has its section', () => {
    const headings = [...section(PROTOCOL, '## Verbs').matchAll(/^### (.*)$/gm)].flatMap(([, verbs = '']) =>
      verbs.split(' and '),
    );
    expect(headings.toSorted()).toEqual([...VERB_NAMES].sort());
  });

  test('the limits are those of the program', () => {
    const [limits = ''] = section(PROTOCOL, '## Lines')
      .split('\n\n')
      .filter((paragraph) => paragraph.includes('Limits:'));
    const numbers = [LONGEST_LINE, DEEPEST, MOST_TABLES, MOST_MOVES, MOST_GAMES, LONGEST_SEED];
    for (const number of numbers) expect(limits.replace(/\s/g, ' ')).toContain(` ${number.toLocaleString('en')} `);
    for (const locale of LOCALES) expect(codeWords(section(PROTOCOL, '### draw'))).toContain(locale);
  });
});

describe.each(eachGame)('PROTOCOL.md of %s', (id) => {
  const page = gamePage(id);
  const engine: Engine = games[id];

  test('has a section for each thing', () => {
    const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Deal', 'Moves', 'State', 'Events', 'Violations', 'Views', 'Sheets', 'Streams']);
  });

  test('lists exactly the kinds of moves that there are, each with its parameters', () => {
    const moves = section(page, '## Moves');
    const rows = moves.split('\n');
    expect(firstColumn(moves).toSorted()).toEqual([...engine.kinds].sort());
    for (const kind of engine.kinds) {
      const [, , parameters = ''] = (rows.find((row) => codeWords(row.split('|')[1] ?? '').includes(kind)) ?? '').split(
        '|',
      );
      expect(codeWords(parameters), kind).toEqual(Object.keys(engine.parameters(kind)));
    }
  });

  test('names every option and every sheet of pictures', () => {
    for (const option of engine.options) expect(codeWords(page)).toContain(option);
    expect(codeWords(section(page, '## Sheets'))).toEqual(Object.keys(pictures[id].sheets));
  });
});

describe('PROTOCOL.md of Carcassonne', () => {
  const page = gamePage('carcassonne');

  test.each([
    ['## Deal', DEAL],
    ['## State', STATE],
    ['## Events', EVENTS],
    ['## Violations', VIOLATIONS],
    ['## Views', OPEN],
  ])('%s lists exactly what there is', (heading, expected) => {
    expect(firstColumn(section(page, heading)).toSorted()).toEqual([...expected].sort());
  });

  test('every closed list is named', () => {
    const said = codeWords(page);
    const lists = [EDGE_KINDS, FEATURE_KINDS, FIGURES, OPTIONS, PARTS, SIDES, PASS_REASONS].flat();
    for (const name of lists) expect(said).toContain(name);
    expect(lists.length).toBeGreaterThan(20);
  });
});
