/** Where a worker goes: from the hand, or from the gate. */

import {
  buildingKind,
  type Caylus,
  costOf,
  FIRST_PASS_DENIERS,
  type Open,
  PLACES_BEFORE_ROAD,
  type Place,
  SPECIAL_IDS,
  spaceOf,
  tileOn,
} from '../../../engines/caylus/index.ts';
import type { Words } from '../../../words/words.ts';
import type { MoveButton, Reader } from '../../contract.ts';
import { type Answer, type At, leaving, legal, panelOf, plain, playing, purseNote, type Question } from './asking.ts';

/** The mark of a place in pictures: the number of its road space; before the bridge a letter. */
export const markOf = (place: Place): string =>
  String(spaceOf(place) ?? String.fromCharCode('A'.charCodeAt(0) + PLACES_BEFORE_ROAD.indexOf(place)));

/** What is at a place now, as a label. */
export function nameOf(open: Open, place: Place, words: Words): string {
  const space = spaceOf(place);
  const tile = space === null ? null : tileOn(open, space);
  if (tile !== null) return words.caylus.names.shortBuilding(tile.building);
  if (place === 'castle') return words.caylus.panel.buttons.castle;
  const special = SPECIAL_IDS.find((id) => id === place);
  return special === undefined ? words.caylus.names.place(place) : words.caylus.names.shortBuilding(special);
}

/** What a worker there costs and does, and who gets a point; nothing of the cost where none costs anything. */
export function hintOf({ view: { open }, seat }: At, place: Place, isFree: boolean, reader: Reader): string {
  const { notes } = panelOf(reader);
  const space = spaceOf(place);
  const tile = space === null ? null : tileOn(open, space);
  const owner = tile?.owner ?? null;
  const isBeyond = space !== null && space > open.provost;
  // Effects can be long: the end of a menu's line is cut off.
  return notes.all([
    isFree ? '' : notes.worker(costOf(open, seat, place).cost),
    owner === seat ? notes.ownBuilding : owner === null ? '' : notes.pointFor(reader.say.name(owner)),
    isBeyond ? notes.beyond : '',
    effectOf(open, place, reader),
  ]);
}

function effectOf(open: Open, place: Place, reader: Reader): string {
  if (place === 'castle') return panelOf(reader).notes.queue(open.queue.length + 1);
  const space = spaceOf(place);
  const building = space === null ? SPECIAL_IDS.find((id) => id === place) : tileOn(open, space)?.building;
  const effect = building === undefined ? null : buildingKind(building).worker;
  if (effect === null) return '';
  const text = reader.words.caylus.names.effect(effect);
  // Beside a cost, an amount alone could be taken for a price.
  return effect.op === 'produce' ? panelOf(reader).notes.produces(text) : text;
}

type Placing = 'placeWorker' | 'moveWorker';

/** The letter or number of each place, as the picture has it, and what is there. */
export const placeMarks = (position: At, kind: Placing, words: Words) =>
  legal(position, kind).map((move) => ({
    ...{ label: markOf(move.place), said: nameOf(position.view.open, move.place, words), move },
  }));

/** Every place, one press each: before the bridge, the castle, then along the road. */
const placesOf = (position: At, kind: Placing, reader: Reader): readonly Answer[] =>
  placeMarks(position, kind, reader.words).map(({ move, ...mark }) => {
    const hint = hintOf(position, move.place, kind === 'moveWorker', reader);
    return { button: playing(panelOf(reader).buttons.place(mark.label, mark.said), move, { hint }), mark };
  });

/** The number on the bridge that passing takes, and the deniers for passing first. */
export const passingNote = ({ passed }: Open, words: Words): string =>
  words.caylus.panel.notes.passing(passed.length + 1, passed.length === 0 ? FIRST_PASS_DENIERS : 0);

export const passButton = (open: Open, words: Words): MoveButton<Caylus> => ({
  ...leaving(words.caylus.panel.buttons.pass, { kind: 'pass' }),
  hint: passingNote(open, words),
});

export const askPlace = (position: At, reader: Reader): Question => ({
  question: panelOf(reader).questions.place,
  notes: [purseNote(position, reader)],
  answers: placesOf(position, 'placeWorker', reader),
  asides: [[plain(passButton(position.view.open, reader.words))]],
  picture: 'board',
});

export const askGate = (position: At, reader: Reader): Question => ({
  question: panelOf(reader).questions.gate,
  notes: [panelOf(reader).notes.gateIsFree],
  answers: placesOf(position, 'moveWorker', reader),
  asides: [[plain(leaving(panelOf(reader).buttons.sendHome, { kind: 'decline' }))]],
  lists: ['all'],
  picture: 'board',
});
