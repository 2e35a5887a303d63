/** Close-ups of one cell: where a follower can go, and how a tile can be rotated. */
import {
  atlas,
  type Carcassonne,
  FIGURES,
  type Figure,
  featureAt,
  figuresOf,
  nodeOf,
  type Open,
  type Placement,
  type Survey,
  survey,
} from '../../../engines/carcassonne/index.ts';
import { cellName } from '../../../words/speech.ts';
import type { Picture, Scene, SceneStep } from '../../contract.ts';
import { type GridFrame, shownPart } from '../../grid/frame.ts';
import { numberedPlaces } from '../../grid/places.ts';
import type { Box } from '../../kit/geometry.ts';
import { clipTo, type Element, layerOf, pageOf } from '../../kit/page.ts';
import { well } from '../../kit/panels.ts';
import { lettersOf } from '../../kit/seats.ts';
import { seatMarks } from '../../kit/theme.ts';
import { closeUpFrame } from './closeUpFrame.ts';
import { dragon, fairy, fairyRing } from './map/creatures.ts';
import { farmOf, hatching, offeredPattern } from './map/farms.ts';
import { followers } from './map/followers.ts';
import { lastMove, mapLayer, plan } from './map/layers.ts';
import { planDots } from './map/planDots.ts';
import { cellMarks } from './map/spotMarks.ts';
import { ghostOf } from './map/tiles.ts';
import { type World, worldOf } from './map/world.ts';
import { band, header } from './page/header.ts';
import { chosenKey, followerKey, KEY_TYPE, keyHeight, keyType, rotationKeyHeight, tilesKey } from './page/keys.ts';
import { closeUpLayoutOf, type KeyLook } from './page/layout.ts';
import { card } from './page/players.ts';
import { card as phoneCard } from './phone/boxes.ts';
import { header as phoneHeader } from './phone/header.ts';
import { phoneCloseUp } from './phone/layout.ts';
import { hasTokens } from './pieces/holdings.ts';
import { readRotation } from './shape/tileShape.ts';
import { type FigureSpot, spots } from './spots.ts';
import { tone } from './tones.ts';

type Step = SceneStep<Carcassonne>;

/**
 * The new tile large, with a letter on each legal spot, or with the figure if its spot has been chosen; by portal, the
 * chosen tile.
 */
export function followerCloseUp(open: Open, scene: Scene<Carcassonne>, step: Step): Picture {
  const world = worldOf(open.placements);
  const placement = placementFor(open, step);
  const tile = world.tiles[placement]!;
  const { segment: chosen } = step.partial;
  if (typeof chosen === 'number') return chosenCloseUp(open, scene, step, world, chosen);
  const mark = seatMarks[step.seat]!;
  const list = spotsIn(step);
  const choices = list.flatMap(({ segment, options }) => {
    const feature = surveyOn(open, placement, segment);
    return feature === null ? [] : [{ options, feature }];
  });
  const isFarm = ({ segment }: FigureSpot) => tile.shape.kind.segments[segment]?.kind === 'field';
  const farms = list
    .filter(isFarm)
    .flatMap(({ segment }, i) => farmOf(open, world, { placement, segment }, [mark.color], offeredPattern(i)));
  const look = lookOf(open);
  const type = keyType(scene.screen, choices);
  return page(open, scene, world, tile, { scale: 420, key: keyHeight(type, choices.length), look }, (frame, key) => ({
    beneath: hatching(farms, frame),
    above: [...frameOf(open, placement, frame), ...spots(list, tile, mark, frame)],
    key: [followerKey(key, choices, mark, scene.words, type)],
  }));
}

/** The tile that a follower goes to: the chosen one for a portal, otherwise the last one. */
function placementFor({ placements }: Open, { partial }: Step): number {
  const chosen = placements.findIndex(({ x, y }) => x === partial.x && y === partial.y);
  return partial.kind === 'placeByPortal' && chosen >= 0 ? chosen : placements.length - 1;
}

/** Around the tile of a portal's spots; the last tile has its own frame. */
const frameOf = ({ placements }: Open, placement: number, frame: GridFrame): readonly Element[] =>
  placement === placements.length - 1 ? [] : cellMarks(placements.slice(placement, placement + 1), frame);

/** What a segment of a tile is part of; null for a river. */
function surveyOn(open: Open, placement: number, segment: number): Survey | null {
  const feature = featureAt(atlas(open.placements), nodeOf(placement, segment));
  return survey(open).find(({ root }) => root === feature?.root) ?? null;
}

/** With several kinds of figures, a spot can have several letters. */
const lookOf = ({ options }: Open): 'letters' | 'figures' => (figuresOf(options).length > 1 ? 'figures' : 'letters');

/** The spots among the answers by letter, each with all figures that can go there. */
function spotsIn({ partial, answers }: Step): readonly FigureSpot[] {
  const choices = answers.flatMap(({ label, partial: { segment, figure } }) =>
    typeof segment === 'number' ? [{ segment, letter: label, figure: figureIn(figure ?? partial.figure) }] : [],
  );
  const sorted = choices.toSorted((a, b) => (a.letter < b.letter ? -1 : a.letter > b.letter ? 1 : 0));
  return [...Map.groupBy(sorted, ({ segment }) => segment)].map(([segment, there]) => ({
    segment,
    options: there.map(({ letter, figure }) => ({ letter, figure })),
  }));
}

/** The figure that a partial move names; a follower if it names none. */
const figureIn = (named: unknown): Figure => FIGURES.find((one) => one === named) ?? 'follower';

/** The new tile with the figure on the chosen spot. */
function chosenCloseUp(open: Open, scene: Scene<Carcassonne>, step: Step, world: World, segment: number): Picture {
  const { seat, partial } = step;
  const placement = placementFor(open, step);
  const tile = world.tiles[placement]!;
  const figure = figureIn(partial.figure);
  const feature = surveyOn(open, placement, segment);
  const after: Open = {
    ...open,
    figures: [...open.figures, { x: tile.x, y: tile.y, seat, figure, segment }],
    players: open.players.map((player) =>
      player.seat === seat ? { ...player, hand: { ...player.hand, [figure]: (player.hand[figure] ?? 0) - 1 } } : player,
    ),
  };
  const look = lookOf(open);
  const type = KEY_TYPE[scene.screen];
  return page(after, scene, world, tile, { scale: 420, key: keyHeight(type, 1), look }, (frame, key) => ({
    beneath: hatching(farmOf(after, world, { placement, segment }, [seatMarks[seat]!.color], offeredPattern(0)), frame),
    above: frameOf(open, placement, frame),
    key: [chosenKey(key, feature === null ? null : { figure, feature }, seatMarks[seat]!, scene.words, type)],
  }));
}

/** The tile in the chosen cell, with the rotations that fit there. */
export function rotationCloseUp(
  open: Open,
  scene: Scene<Carcassonne>,
  step: Step,
  cell: { x: number; y: number },
): Picture {
  const world = worldOf(open.placements);
  const tile = open.step.kind === 'placeTile' ? open.step.tile : open.placements.at(-1)!.tile;
  const rotations = step.answers.flatMap(({ label, partial }): readonly { label: string; placement: Placement }[] => {
    const rotation = readRotation(partial.rotation);
    return rotation === null ? [] : [{ label, placement: { tile, rotation, ...cell } }];
  });
  return page(
    open,
    scene,
    world,
    cell,
    { scale: 260, key: rotationKeyHeight(KEY_TYPE[scene.screen]), look: 'tiles' },
    (frame, key) => ({
      beneath: [],
      // None of them has been chosen yet.
      above: numberedPlaces([{ ...cell, label: '', dots: rotations.length, ghost: null }], frame),
      key: tilesKey(key, rotations, scene.words.carcassonne.picture.howTurned, scene.screen),
    }),
  );
}

/** The tile as it would be placed, if placing it ends the turn. */
export function placedCloseUp(open: Open, scene: Scene<Carcassonne>, placement: Placement): Picture {
  const { screen, words } = scene;
  const label = `${cellName(placement)} · ${words.carcassonne.names.turned(placement.rotation)}`;
  const key = rotationKeyHeight(KEY_TYPE[screen]);
  return page(open, scene, worldOf(open.placements), placement, { scale: 260, key, look: 'tiles' }, (frame, box) => ({
    beneath: [],
    above: numberedPlaces([{ ...placement, label: '', dots: 0, ghost: ghostOf(placement) }], frame),
    key: tilesKey(box, [{ label, placement }], words.carcassonne.picture.chosen, screen),
  }));
}

/** What a close-up shows besides the map: below the figures, above them, and in the key. */
interface Shown {
  readonly beneath: readonly Element[];
  readonly above: readonly Element[];
  readonly key: readonly Element[];
}

/** Relative to the scale on a desktop. */
const ON_PHONE = 0.86;

/**
 * @param scale the side of a cell on a desktop, in pixels
 * @param key the height of the key on a phone, in pixels; on a desktop, it has all the room beside the map
 */
function page(
  open: Open,
  scene: Scene<Carcassonne>,
  world: World,
  cell: { readonly x: number; readonly y: number },
  { scale, key, look }: { readonly scale: number; readonly key: number; readonly look: KeyLook },
  show: (frame: GridFrame, key: Box) => Shown,
): Picture {
  const { names, words, screen } = scene;
  const isPhone = screen === 'phone';
  const letters = lettersOf(names);
  const subject = { open, names, letters, words };
  const layout = isPhone ? phoneCloseUp(key, hasTokens(open)) : closeUpLayoutOf(look);
  const side = isPhone ? Math.round(scale * ON_PHONE) : scale;
  const frame = closeUpFrame(layout.well, side, cell, world);
  const shown = show(frame, layout.key);
  const player = open.players[scene.step?.seat ?? 0]!;
  return pageOf(
    layout.width,
    layout.height,
    isPhone ? [phoneHeader(subject)] : header(layout.header, subject),
    [
      mapLayer(world, frame),
      layerOf('hatching', clipTo(frame.area, shown.beneath), true),
      layerOf('last', clipTo(frame.area, [lastMove(world, open.last, frame)]), true),
      layerOf(
        'followers',
        clipTo(frame.area, [
          ...dragon(open, frame),
          ...fairyRing(open, frame),
          ...followers(open, isPhone ? [] : letters, frame),
          ...fairy(open, frame),
        ]),
        true,
      ),
      layerOf('choices', clipTo(frame.area, shown.above)),
      layerOf('key', shown.key),
      layerOf('cards', [
        isPhone
          ? phoneCard(layout.card, player, subject, true)
          : card(layout.card, player, { open, names, letters, isActive: true, look: 'column' }),
      ]),
      layerOf('plan', [plan(layout.plan, world, shownPart(frame), planDots(open))]),
    ],
    [...(isPhone ? [] : [band(layout.header, words)]), well(layout.well, tone.land)],
  );
}
