import { type Carcassonne, carcassonne, type State } from '../../../../../src/engines/carcassonne/index.ts';
import type { Picture, Scene } from '../../../../../src/render/contract.ts';
import { wordsIn } from '../../../../../src/words/words.ts';
import { onlyLayers } from '../../../support/parts.ts';
import { NAMES } from '../../../support/scenes.ts';
import { writtenOn } from '../../../support/type.ts';

/** A scene in which nothing is asked and nothing has happened. */
export const sceneFor = (seats: number, others: Partial<Scene<Carcassonne>> = {}): Scene<Carcassonne> => ({
  ...{
    names: NAMES.slice(0, seats),
    words: wordsIn('en'),
    recent: [],
    story: [],
    step: null,
    zoom: null,
    screen: 'desktop',
  },
  ...others,
});

/** What everybody sees. */
export const viewOf = (state: State) => ({ open: carcassonne.open(state), own: null });

/** On the landscape nothing is written, and it takes long to paint. */
const LAND = ['map', 'hatching', 'last', 'plan'];
export const withoutLand = (picture: Picture): Picture => onlyLayers(picture, (name) => !LAND.includes(name));

/** All that is written on a picture. */
export const textsOf = (picture: Picture): readonly string[] => writtenOn(withoutLand(picture)).map(({ text }) => text);
