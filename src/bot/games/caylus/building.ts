/** Building: the tile, what it replaces, and what it is paid with; and houses of the castle. */

import {
  type BuiltId,
  batchesFor,
  batchesOf,
  buildingKind,
  CASTLE,
  type Caylus,
  inStock,
  lossOf,
  missingFor,
  NO_BATCH_LOSS,
  nextSpace,
  type Open,
  priceOf,
  type Space,
  sectionForHouse,
  spacesFor,
  tileOn,
} from '../../../engines/caylus/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { Words } from '../../../words/words.ts';
import type { MoveButton, MoveDraft, Reader } from '../../contract.ts';
import {
  type Answer,
  type At,
  asking,
  disabledIf,
  draftOf,
  leaving,
  legal,
  panelOf,
  plain,
  playerOf,
  purseNote,
  type Question,
} from './asking.ts';
import type { StepOf } from './effects.ts';
import { markOf, nameOf } from './placing.ts';

type Step = StepOf<'build'>;
type Partial = Extract<MoveDraft<Caylus>['partial'], { readonly kind: 'build' }>;

const noBuilding = (reader: Reader): Answer => plain(leaving(panelOf(reader).buttons.noBuilding, { kind: 'decline' }));

/** Which tile, unless there is only one; then where, if there are several spaces; then the cubes. */
export function askBuild(position: At, step: Step, partial: Partial, reader: Reader): Question {
  const { building } = partial;
  if (building === undefined)
    return step.sort === 'residence' ? askSpace(position, step, 'residence', reader) : askTile(position, step, reader);
  const found = legal(position, 'build').filter(
    (move) => move.building === building && (partial.space === undefined || partial.space === move.space),
  );
  if (new Set(found.map(({ space }) => space)).size > 1) return askSpace(position, step, building, reader);
  return {
    question: panelOf(reader).questions.pay(building),
    notes: [purseNote(position, reader)],
    answers: found.map((move) => plain(asking(panelOf(reader).buttons.cubes(move.pay), move))),
    asides: [[noBuilding(reader)]],
    lists: ['all'],
    picture: null,
  };
}

/** All tiles of the class that are left; those that cannot be paid are disabled with what is missing. */
function askTile(position: At, { sort, discount }: Step, reader: Reader): Question {
  const { buttons, questions, notes } = panelOf(reader);
  const { open } = position.view;
  return {
    question: questions.build[sort],
    notes: [purseNote(position, reader)],
    answers: inStock(open, sort).map((building) => {
      const price = priceOf(building, discount);
      const missing = missingFor(playerOf(position), price);
      const label = buttons.tile(building, buildingKind(building).prestige, missing);
      const { favors, income } = buildingKind(building);
      // The label names the points, or what is missing.
      const brought = notes.builds(null, favors, income, sort === 'prestige' ? null : nextSpace(open));
      const hint = notes.all([notes.price(price), brought]);
      return plain(asking(label, { kind: 'build', building }, { hint, ...disabledIf(missing !== null) }));
    }),
    asides: [[noBuilding(reader)]],
    lists: [...(sort === 'residence' ? [] : [sort]), 'all'],
    picture: 'board',
  };
}

/** What building brings: points, favors, and income of a building, and where it goes. */
export function outlookOf(building: BuiltId, space: Space | null, reader: Reader): string {
  const { prestige, favors, income } = buildingKind(building);
  return panelOf(reader).notes.builds(prestige, favors, income, space);
}

/** Which building is replaced: by a residence, or the reader's residence by a prestige building. */
function askSpace(position: At, { sort, seat, discount }: Step, building: BuiltId, reader: Reader): Question {
  const { open } = position.view;
  const { buttons, questions, notes } = panelOf(reader);
  return {
    question: questions.replace(building),
    notes: [notes.price(priceOf(building, discount)), outlookOf(building, null, reader), purseNote(position, reader)],
    answers: spacesFor(open, seat, sort).map((space) => {
      const place = `road-${space}` as const;
      const mark = { label: markOf(place), said: nameOf(open, place, reader.words) };
      const waits = tileOn(open, space)?.worker == null ? {} : { hint: notes.waits };
      return { button: asking(buttons.place(mark.label, mark.said), { kind: 'build', building, space }, waits), mark };
    }),
    asides: [[noBuilding(reader)]],
    lists: ['all'],
    picture: 'board',
  };
}

/** The batches that the seat can give, and stopping. */
export function askHouse(position: At, reader: Reader): Question {
  const { questions, buttons, notes } = panelOf(reader);
  const { open } = position.view;
  const section = sectionForHouse(open);
  return {
    question: questions.castle,
    notes: [
      ...(section === null ? [] : [notes.house(section, CASTLE[section].prestige)]),
      notes.builtNow(batchesOf(open, position.seat)),
      purseNote(position, reader),
    ],
    answers: batchesFor(open, position.seat).map((pay) =>
      plain(asking(buttons.cubes(pay), { kind: 'buildHouse', pay })),
    ),
    asides: [[plain(stopButton(open, position.seat, reader.words))]],
    picture: 'castle',
  };
}

/** What the seat loses by stopping now. */
export const lossByStopping = (open: Open, seat: Seat): number =>
  batchesOf(open, seat) > 0 ? 0 : lossOf(open.players[seat]!, NO_BATCH_LOSS); // Every seat has a player.

/** Stops at once; without having built, which costs points, after a last step. */
export function stopButton(open: Open, seat: Seat, words: Words): MoveButton<Caylus> {
  const { buttons } = words.caylus.panel;
  const move = { kind: 'stopBuilding' } as const;
  if (batchesOf(open, seat) > 0) return leaving(buttons.stop, move);
  return { label: buttons.stopEmpty(lossByStopping(open, seat)), style: 'secondary', draft: draftOf(move) };
}
