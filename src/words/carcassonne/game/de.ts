import type {
  Carcassonne,
  EdgeKind,
  FeatureKind,
  Open,
  OpenPlayer,
  PassReason,
  Side,
  Sight,
  Violation,
} from '../../../engines/carcassonne/index.ts';
import type { Seat, View } from '../../../engines/contract.ts';
import { type GameWords, type Say, type SentencesOf, sayFrom } from '../../contract.ts';
import { capital, cellName as cell, speechOf } from '../../speech.ts';
import { endInWords } from '../ending/lines.ts';
import { atCities } from '../map/de.ts';
import { mapWords } from '../map/index.ts';
import { mapInWords, tileInWords } from '../map/lines.ts';
import { followerNames, rotationNames, tileNames } from '../names/index.ts';
import { isOfFinalScoring, isUsedUp, linesIn } from './turns.ts';

const { list, count } = speechOf('de');
const tile = tileNames.de;
const map = mapWords.de;
const tiles = (n: number) => count(n, 'Plättchen');
const followers = followerNames.de;
const turn = rotationNames.de;
const names = (seats: readonly Seat[], say: Say) => list(seats.map((seat) => say.name(seat)));

/** What a follower is called in each feature, in the accusative. */
const ROLE: { readonly [F in FeatureKind]: string } = {
  city: 'einen Ritter',
  road: 'einen Wegelagerer',
  cloister: 'einen Mönch',
  field: 'einen Bauern',
};
/** What is said where a follower is already; farmers lie. */
const OCCUPIED: { readonly [F in FeatureKind]: string } = {
  city: 'In dieser Stadt steht schon ein Gefolgsmann.',
  road: 'Auf dieser Straße steht schon ein Gefolgsmann.',
  cloister: 'In diesem Kloster steht schon ein Gefolgsmann.',
  field: 'Auf dieser Wiese liegt schon ein Bauer.',
};
const EDGE: { readonly [E in EdgeKind]: string } = { city: 'Stadt', road: 'Straße', field: 'Wiese', river: 'Fluss' };
const SIDE: { readonly [S in Side]: string } = { n: 'Norden', e: 'Osten', s: 'Süden', w: 'Westen' };

const passed: { readonly [R in PassReason]: (name: string) => string } = {
  chosen: (name) => `${name} hat keinen Gefolgsmann eingesetzt.`,
  noFollowerInHand: (name) => `${name} hatte keinen Gefolgsmann mehr im Vorrat.`,
  everySpotOccupied: (name) => `${name} konnte keinen Gefolgsmann einsetzen: Jede Stelle war schon besetzt.`,
};

const sights: SentencesOf<Sight> = {
  laidStartTile: () => 'Das Startplättchen liegt auf (0, 0).',
  drewTile: ({ seat, ...drawn }, say) => `${say.name(seat)} hat ein Plättchen gezogen: ${tile(drawn.tile)}.`,
  removedTile: (removed) =>
    `Das gezogene Plättchen passt nirgends und ist aus dem Spiel: ${tile(removed.tile)}.${removed.left === 0 ? ' Es war das letzte, damit endet die Partie.' : ''}`,
  placedTile: ({ seat, ...at }, say) => `${say.name(seat)} hat ein Plättchen auf ${cell(at)} gelegt.`,
  placedFollower: ({ seat, feature, ...at }, say) =>
    `${say.name(seat)} hat ${ROLE[feature]} auf ${cell(at)} eingesetzt.`,
  passed: ({ seat, reason }, say) => passed[reason](say.name(seat)),
  scoredFeature: ({ feature, complete, cells, pennants, owners, points }, say) => {
    const shields = pennants === 0 ? '' : ` mit ${count(pennants, 'Wappen')}`;
    const what = feature === 'cloister' ? 'Ein Kloster' : `Eine ${EDGE[feature]} aus ${tiles(cells.length)}${shields}`;
    const done = complete ? 'ist fertig' : 'wird gewertet';
    const how = `${what} ${done}`;
    // A tile can complete several features that no one claims: their oldest tiles tell them apart.
    return owners.length === 0
      ? `${what} auf ${cell(cells[0]!)} ${done}; dort steht niemand.`
      : `${names(owners, say)} ${owners.length > 1 ? 'je ' : ''}**+${points}**: ${how}.`;
  },
  scoredFarm: ({ cities, owners }, say) => {
    const where = `eine Wiese ${atCities(cities.length)}`;
    if (owners.length === 0) return `${capital(where)} gehört niemandem.`;
    const each = owners.map(({ seat, points }) => `${say.name(seat)} **+${points}**`);
    return `${list(each)}: ${where}.`;
  },
  scoredFarmers: ({ city, owners, points }, say) => {
    const where = `um die Stadt aus ${tiles(city.length)}`;
    return owners.length === 0
      ? `${capital(where)} liegt kein Bauer.`
      : `${names(owners, say)} ${owners.length > 1 ? 'je ' : ''}**+${points}**: die meisten Bauern ${where}.`;
  },
  returned: ({ figures }, say) => {
    const seats = [...new Set(figures.map(({ seat }) => seat))];
    const who = figures.length === 1 ? 'Ein Gefolgsmann kehrt' : `${figures.length} Gefolgsleute kehren`;
    return `${who} zu ${names(seats, say)} heim.`;
  },
  ended: () => 'Die Partie ist vorbei.',
};

const violations: SentencesOf<Violation> = {
  tileNotPlaced: () => 'Lege zuerst dein Plättchen.',
  tileAlreadyPlaced: () => 'Du hast dein Plättchen in diesem Zug schon gelegt.',
  noSuchRotation: ({ rotation }) => `Ein Plättchen wird um 0°, 90°, 180° oder 270° gedreht, nicht um ${rotation}°.`,
  cellTaken: (at) => `Auf ${cell(at)} liegt schon ein Plättchen.`,
  touchesNothing: (at) => `Auf ${cell(at)} würde das Plättchen kein anderes berühren.`,
  edgeMismatch: ({ side, mine, theirs }) =>
    `Das Plättchen passt dort nicht: Im ${SIDE[side]} trifft ${EDGE[mine]} auf ${EDGE[theirs]}.`,
  fitsNowhereThere: ({ x, y, rotation }) => {
    const where = x !== null && y !== null ? ` auf ${cell({ x, y })}` : '';
    const how = rotation === null ? '' : ` ${turn(rotation)}`;
    return `Das Plättchen passt${how} nicht${where}.`;
  },
  noSuchFigure: ({ figure }) => `Eine Figur namens ${figure} gibt es in diesem Spiel nicht.`,
  noFollowerInHand: () => 'Du hast keinen Gefolgsmann mehr im Vorrat.',
  noSuchSegment: () => 'Eine solche Stelle hat dieses Plättchen nicht.',
  featureOccupied: ({ feature }) => OCCUPIED[feature],
  everySpotOccupied: () => 'Jede Stelle dieses Plättchens ist schon besetzt.',
};

/** German. */
export const de: GameWords<Carcassonne> = {
  name: 'Carcassonne',
  summary: 'Lege Plättchen für Plättchen eine Landschaft und setze deine Gefolgsleute dort ein, wo sie Punkte bringen.',
  banner:
    'Eine grüne Landschaft mit zwei ummauerten Städten, einer Straße und einem Kloster. Darauf stehen zwei Ritter, ein Mönch und ein Wegelagerer; ein Plättchen schwebt über seinem Feld.',
  howToPlay: [
    '**Ziel.** Wer die meisten Punkte hat, wenn alle Plättchen gelegt sind, gewinnt.',
    '**Dein Zug.** 1. Lege das gezogene Plättchen neben ein anderes: Stadt muss an Stadt passen, Straße an Straße, Wiese an Wiese. ' +
      '2. Wenn du magst, setze einen deiner 7 Gefolgsleute in eine Stadt, auf eine Straße, in ein Kloster oder auf eine Wiese dieses Plättchens, sofern dort noch kein Gefolgsmann steht, auch nicht auf einem anderen Plättchen. ' +
      '3. Was fertig ist, wird gewertet, und die Gefolgsleute darauf kehren heim.',
    '**Punkte.** Eine Stadt: 2 je Plättchen und 2 je Wappen (eine Stadt aus nur 2 Plättchen: 2 insgesamt). Eine Straße: 1 je Plättchen. Ein Kloster mit allen acht Nachbarn: 9. ' +
      'Wer dort die meisten Gefolgsleute hat, bekommt alle Punkte; bei Gleichstand bekommen alle Beteiligten die vollen Punkte.',
    '**Am Ende.** Unfertige Städte und Straßen bringen 1 je Plättchen und 1 je Wappen, unfertige Klöster 1 je Plättchen. ' +
      'Eine Wiese bringt 3 für jede fertige Stadt, die sie berührt, jede Stadt nur einmal. Bauern bleiben bis zum Schluss liegen.',
  ].join('\n\n'),
  options: {
    old: {
      name: 'alte Wiesenwertung (× nicht empfohlen)',
      description: '4 Punkte je fertige Stadt für die meisten Bauern',
    },
  },
  parts: { cities: 'Städte', roads: 'Straßen', cloisters: 'Klöster', farms: 'Wiesen' },
  task,
  sight: (sight, say) => sayFrom(sights, sight, say),
  lines: linesIn({
    sight: (sight, say) => sayFrom(sights, sight, say),
    placed: ({ seat, follower, ...at }, say) =>
      `${say.name(seat)} hat ein Plättchen auf ${cell(at)} gelegt${follower === null ? '' : ` und ${ROLE[follower]} eingesetzt`}.`,
    home: (from) => (from === null ? ' Die Gefolgsleute kehren heim.' : ` Der ${followers[from]} kehrt heim.`),
  }),
  chapter: (sight) => (isOfFinalScoring(sight) ? 'Schlusswertung' : null),
  figures: ({ players }, seat) => holdings(players[seat]!), // There are as many players as seats.
  violation: (violation, say) => sayFrom(violations, violation, say),
  move: (move) => {
    switch (move.kind) {
      case 'placeTile':
        return `das Plättchen ${turn(move.rotation)} auf ${cell(move)} legen`;
      case 'placeFollower':
        return `einen Gefolgsmann auf Stelle ${move.segment + 1} setzen`;
      case 'pass':
        return 'keinen Gefolgsmann einsetzen';
    }
  },
  describe,
};

const holdings = ({ points, hand }: OpenPlayer): string =>
  list([count(points, 'Punkt', 'Punkte'), `${count(hand.follower, 'Gefolgsmann', 'Gefolgsleute')} im Vorrat`]);

function task({ step, players }: Open): string {
  switch (step.kind) {
    case 'placeTile':
      return players[step.seat]?.hand.follower === 0
        ? 'lege dein Plättchen'
        : 'lege dein Plättchen und setze, wenn du magst, einen Gefolgsmann ein';
    case 'action':
      return 'setze einen Gefolgsmann auf das neue Plättchen oder verzichte darauf';
    case 'over':
      return 'die Partie ist vorbei';
  }
}

/** The task, the tile, the players or the result, what is left, then the map. */
function describe({ open }: View<Carcassonne>, say: Say): readonly string[] {
  const { step, players, last, removed } = open;
  const doing = step.kind === 'over' ? 'Die Partie ist vorbei.' : `${say.name(step.seat)}, ${task(open)}.`;
  const drawn = step.kind === 'placeTile' ? [`Zu legen: ${tileInWords(map, step.tile, 0)}.`] : [];
  const end = endInWords('de', open, say);
  const standing = end.length > 0 ? end : players.map((player) => `${say.name(player.seat)}: ${holdings(player)}.`);
  const left = isUsedUp(open) ? '' : `Noch ${tiles(open.tilesLeft)}. `;
  const placed = `${left}Zuletzt gelegt: ${cell(last)}.`;
  const out = removed.length === 0 ? [] : [map.removed(removed.map(tile))];
  return [doing, ...drawn, ...standing, placed, ...out, ...mapInWords(map, open, say)];
}
