import { CUBES, type OpenPlayer, TRACKS } from '../../../../engines/caylus/index.ts';
import { speechOf } from '../../../speech.ts';
import { de as names } from '../../names/de.ts';
import { type PositionWords, runsOf } from '../position.ts';

const { list } = speechOf('de');
const building = names.buildings;
const section = names.sections;
const deniers = names.deniers;
const houses = names.houses;

/** `28 Punkte, 7 Denar, 5 Rohstoffe und 3 Arbeiter im Vorrat`. */
export const figures = ({ points, deniers: money, cubes, workers }: OpenPlayer): string =>
  list([
    names.points(points),
    deniers(money),
    names.cubeCount(CUBES.reduce((sum, cube) => sum + cubes[cube], 0)),
    `${names.workers(workers)} im Vorrat`,
  ]);

const cubesOf = ({ cubes }: OpenPlayer): readonly string[] =>
  CUBES.filter((cube) => cubes[cube] > 0).map((cube) => `${cubes[cube]} ${names.cubes[cube]}`);
const inHand = (player: OpenPlayer): string => cubesOf(player).join(', ') || 'keine Rohstoffe';

export const position: PositionWords = {
  over: 'Die Partie ist vorbei.',
  doing: (who, what) => `${who}: ${what}.`,
  round: ({ round, phase, stage }) => `Runde ${round}, Phase „${names.phases[phase]}“, Bauabschnitt ${section[stage]}.`,
  order: (all) => `Zugreihenfolge: ${all.join(', ')}.`,
  passed: (all) => `Gepasst haben, in dieser Reihenfolge: ${all.join(', ')}.`,
  pawns: (provost, bailiff) =>
    provost === bailiff
      ? `Vogt und Seneschall stehen auf Feld ${provost}.`
      : `Der Vogt steht auf Feld ${provost}, der Seneschall auf Feld ${bailiff}.`,
  specials: (each) =>
    `Arbeiter vor der Brücke: ${each.map((one) => `${building[one.building]} (${one.names.join(', ')})`).join('; ')}.`,
  guest: (name) => `Auf dem rechten Kreis im Wirtshaus steht ${name} und zahlt für jeden Arbeiter nur 1 Denar.`,
  queue: (each) =>
    `Reihe vor dem Schloss: ${each.map(({ name, batches }) => (batches === 0 ? name : `${name} (${houses(batches)} in dieser Runde)`)).join(', ')}.`,
  section: ({ section: which, built, capacity, isCounted, each }) => {
    const owners = each.map((one) => `${one.name} ${one.houses}`).join(', ');
    return `${section[which]}: ${built} von ${capacity} Häusern${owners === '' ? '' : ` (${owners})`}${isCounted ? ', gewertet' : ''}.`;
  },
  tile: ({ space, building: id, owner, worker, residence }) => {
    const notes = [
      ...(owner === null ? [] : [`gehört ${owner}`]),
      ...(worker === null ? [] : [`Arbeiter von ${worker}`]),
      ...(residence === null ? [] : [`wird Wohnhaus von ${residence}`]),
    ];
    return `Feld ${space}: ${[building[id], ...notes].join(', ')}.`;
  },
  emptySpaces: (spaces) => `Leere Felder: ${runsOf(spaces).join(', ')}.`,
  left: (sort, each) => {
    const all = each.map(({ building: id, copies }) => `${building[id]}${copies === 1 ? '' : ` (${copies}-mal)`}`);
    return `Übrige ${names.classLabels[sort]}: ${all.join(', ') || 'keine'}.`;
  },
  player: (player, name, income) => {
    const favors = TRACKS.map((track) => `${names.tracks[track]} ${player.markers[track]}`);
    return `${name}: ${names.points(player.points)}; ${deniers(player.deniers)}, Einkommen ${income}; ${inHand(player)}; ${names.workers(player.workers)} im Vorrat; Gunst des Königs: ${favors.join(', ')}.`;
  },
  shortKey:
    'Die Zahlen der Reihe nach: Häuser in Bergfried, Mauern, Türmen; Gunst für Prestige, Geld, Rohstoffe, Gebäude.',
  inShort: (player, name, built) =>
    `${name}: ${[names.points(player.points), deniers(player.deniers), ...cubesOf(player), names.workers(player.workers), `Häuser ${built.join('/')}`, `Gunst ${TRACKS.map((track) => player.markers[track]).join('/')}`].join(', ')}.`,
  castle: (sections) =>
    `Schloss: ${sections.map((one) => `${section[one.section]} ${one.built} von ${one.capacity}${one.isCounted ? ' (gewertet)' : ''}`).join(', ')}.`,
  workers: (each) => `Arbeiter: ${each.map(({ at, names: who }) => `${at} (${who.join(', ')})`).join('; ')}.`,
  buildings: (name, tiles) => {
    if (tiles.length === 0)
      return name === null ? 'Keine Gebäude an der Straße.' : `${name} hat keine Gebäude an der Straße.`;
    const each = tiles.map(
      ({ space, building: id, residence }) =>
        `${building[id]} auf ${space}${residence === null ? '' : ' (wird Wohnhaus)'}`,
    );
    return `Gebäude${name === null ? '' : ` von ${name}`}: ${each.join(', ')}.`;
  },
};
