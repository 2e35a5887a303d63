/** What a picture is made of. */
import type { Part, Picture } from '../../../src/render/contract.ts';
import type { Box } from '../../../src/render/kit/geometry.ts';

/** A picture of some of the layers alone. */
export const onlyLayers = (picture: Picture, isMeant: (name: string) => boolean): Picture => ({
  ...picture,
  layers: picture.layers.filter(({ name }) => isMeant(name)),
});

export function partsOf({ layers }: Picture, name: string): readonly Part[] {
  const layer = layers.find((one) => one.name === name);
  if (layer === undefined) throw new Error(`no layer ${name}, only ${layers.map((one) => one.name).join(', ')}`);
  return layer.parts;
}

/** What the looks of the parts of a layer depend on. */
export const keysOf = (picture: Picture, layer: string): readonly string[] =>
  partsOf(picture, layer).map(({ key }) => key);

/** The same as data. */
export const factsOf = <Fact = readonly unknown[]>(picture: Picture, layer: string): readonly Fact[] =>
  keysOf(picture, layer).map((key) => JSON.parse(key) as Fact); // A test knows what it looks at.

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
