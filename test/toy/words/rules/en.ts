import type { RulesOfGame } from '../../../../src/words/contract.ts';

export const SECTIONS = ['turn', 'hanging', 'auction', 'fog'] as const;
export type Section = (typeof SECTIONS)[number];

export const en: RulesOfGame<Section, 'places'> = {
  sections: {
    turn: { title: 'A turn', text: 'Draw, hang lanterns, or sell beads.' },
    hanging: { title: 'Hanging lanterns', text: 'A lantern costs what its place says.' },
    auction: { title: 'The auction', text: 'Everyone offers a candle at once and in secret.' },
    fog: { title: 'Fog', text: 'Every place costs one more.' },
  },
  figures: { places: 'The places of the square.' },
};
