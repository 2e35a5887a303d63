import type { FeatureKind, Spot } from '../../../../engines/carcassonne/index.ts';
import type { Say, SentencesOf } from '../../../contract.ts';
import { cellName as cell, speechOf } from '../../../speech.ts';
import { de as names } from '../../names/de.ts';
import { role, THE } from '../sights/de.ts';
import type { DracheSight, DragonMove } from '../turns.ts';
import { MOVED } from '../violations/de.ts';
import { groupsOf, mealsOf } from './groups.ts';

const { list, count } = speechOf('de');
const tile = names.tile;

/** Where the fairy’s follower is. */
const SCORED_WITH: { readonly [F in FeatureKind]: string } = {
  city: 'in der Stadt',
  road: 'auf der Straße',
  cloister: 'im Kloster',
  field: 'auf der Wiese',
};
/** In the accusative: `einen Gefolgsmann von Aya und 2 Gefolgsleute von Ben` */
const belongings = (spots: readonly Spot[], say: Say): string =>
  list(
    groupsOf(spots).map(
      ({ seat, figure, count: n }) => `${n === 1 ? MOVED[figure] : `${n} Gefolgsleute`} von ${say.name(seat)}`,
    ),
  );

export const dracheSights: SentencesOf<DracheSight> = {
  setAsideTile: ({ seat, ...drawn }, say) =>
    `${say.name(seat)} hat ein Drachenplättchen gezogen; es wartet auf den ersten Vulkan: ${tile(drawn.tile)}.`,
  shuffledBack: ({ tiles: { length } }) =>
    length === 1
      ? 'Das beiseitegelegte Drachenplättchen ist wieder im Stapel.'
      : `Die ${length} beiseitegelegten Drachenplättchen sind wieder im Stapel.`,
  movedDragon: ({ seat, to, from, forced, eaten, ...at }, say) => {
    if (to === 'volcano')
      return from === null
        ? `Am Vulkan auf ${cell(at)} ist der Drache erschienen.`
        : `Der Drache ist zum Vulkan auf ${cell(at)} geflogen.`;
    const lost = eaten.length === 0 ? '' : `hat ${belongings(eaten, say)} gefressen`;
    return forced
      ? `Der Drache konnte nur auf ${cell(at)} weiter${lost === '' ? '' : ` und ${lost}`}.`
      : `${say.name(seat)} hat den Drachen auf ${cell(at)} bewegt${lost === '' ? '' : `; der Drache ${lost}`}.`;
  },
  dragonStopped: ({ steps }) =>
    steps === 0
      ? 'Der Drache konnte nirgendwohin und ist stehen geblieben.'
      : `Der Drache kam nicht weiter und ist nach ${count(steps, 'Schritt', 'Schritten')} stehen geblieben.`,
  removedKnight: ({ seat, spot }, say) =>
    `Das Burgfräulein von ${say.name(seat)} hat ${role(spot.figure, 'city')} von ${say.name(spot.seat)} auf ${cell(spot)} heimgeschickt.`,
  wentHome: ({ figures: gone }, say) => {
    const who = list(groupsOf(gone).map(({ seat, figure }) => `${THE[figure]} von ${say.name(seat)}`));
    return `Auch ${who} ${gone.length === 1 ? 'kehrt' : 'kehren'} heim: Dort ist kein eigener Gefolgsmann mehr.`;
  },
  movedFairy: ({ seat, loser, ...at }, say) => {
    const to = `zu einem eigenen Gefolgsmann auf ${cell(at)} gestellt`;
    return loser === undefined
      ? `${say.name(seat)} hat die Fee ${to}.`
      : `${say.name(seat)} hat ${say.name(loser)} die Fee weggenommen und sie ${to}.`;
  },
  scoredFairy: (scored, say) =>
    `${say.name(scored.seat)} **+${scored.points}**: die Fee ${scored.reason === 'turn' ? 'zu Beginn des Zuges' : SCORED_WITH[scored.feature]}.`,
};

/** Who moved the dragon where, then what it ate. */
export function walk(steps: readonly DragonMove[], say: Say): string {
  const way = steps.map(({ seat, ...at }) => `${cell(at)} (${say.name(seat)})`);
  const lost = mealsOf(steps).map(
    ({ at, eaten }) => `${belongings(eaten, say)}${at === null ? '' : ` auf ${cell(at)}`}`,
  );
  return `Der Drache ist auf ${list(way)} gezogen${lost.length === 0 ? '' : ` und hat ${list(lost)} gefressen`}.`;
}
