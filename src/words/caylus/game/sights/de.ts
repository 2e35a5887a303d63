import type { Caylus, CostReason, SkipReason, Source, WorkerPlace } from '../../../../engines/caylus/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { Say, SentencesOf } from '../../../contract.ts';
import { signed, speechOf } from '../../../speech.ts';
import { accusative, de as names } from '../../names/de.ts';
import { dealtIn, incomesIn, lackingIn } from '../shared.ts';

const { list, count } = speechOf('de');
const building = names.buildings;
const site = names.site;
const space = names.space;
const amount = names.amount;
const bag = names.bag;
const deniers = names.deniers;
const points = names.points;
const houses = names.houses;
const favors = names.favors;
const track = names.tracks;
const source = names.favorSource;
const inOrder = (seats: readonly Seat[], say: Say) => seats.map((seat) => say.name(seat)).join(', ');

/** `im Bergfried gebaut`. */
const IN_SECTION = { dungeon: 'im Bergfried', walls: 'in den Mauern', towers: 'in den Türmen' } as const;
const OF_SECTION = { dungeon: 'des Bergfrieds', walls: 'der Mauern', towers: 'der Türme' } as const;
const SECTION_BUILT = {
  dungeon: 'wird der Bergfried',
  walls: 'werden die Mauern',
  towers: 'werden die Türme',
} as const;

/** Where a worker was put: `Bank auf Feld 12 (Besitz von Ben)`, `Stall (Platz 2)`. */
function where(on: WorkerPlace, seat: Seat, say: Say): string {
  switch (on.kind) {
    case 'castle':
      return `Schloss (Nummer ${on.number})`;
    case 'special':
      return `${building[on.building]}${on.number === null ? '' : ` (Platz ${on.number})`}`;
    case 'road': {
      const there = site(on.building, on.space);
      if (on.owner === null) return there;
      return on.owner === seat ? `${there} (eigenes Gebäude)` : `${there} (gehört ${say.name(on.owner)})`;
    }
  }
}

const COST: { readonly [R in CostReason]: string } = {
  inn: ' (Wirtshaus)',
  ownBuilding: '',
  otherPassed: ' (nach dem ersten Passen)',
  passed: '',
};

/** What lets a player do something: `Bank auf Feld 15`. */
export function from(of: Source): string {
  switch (of.kind) {
    case 'worker':
      return site(of.building, of.space);
    case 'owner':
      return `${site(of.building, of.space)}, Bonus für den Besitz`;
    case 'favor':
      return `Gunst des Königs (${track[of.track]}, Stufe ${of.level})`;
  }
}

type Skipped = Extract<Caylus['Sight'], { readonly kind: 'skipped' }>;
const ONE: { readonly [C in NonNullable<Skipped['sort']>]: string } = {
  wood: 'kein Holzgebäude',
  stone: 'kein Steingebäude',
  residence: 'kein Wohnhaus',
  prestige: 'kein Prestigegebäude',
};
const SKIPPED: { readonly [R in SkipReason]: (name: string, sort: Skipped['sort'], lacking: string | null) => string } =
  {
    cannotPay: (name, sort, lacking) => {
      if (sort !== null) return `${name} kann ${ONE[sort]} bezahlen.`;
      return lacking === null ? `${name} hat keinen Rohstoff dafür.` : `${name} fehlt zum Bezahlen: ${lacking}.`;
    },
    noTile: (_name, sort) => `Es ist ${sort === null ? 'kein Gebäude' : ONE[sort]} mehr übrig.`,
    noSpace: () => 'An der Straße ist kein Feld mehr frei.',
    nothingToReplace: (name, sort) =>
      sort === 'prestige'
        ? `${name} hat kein Wohnhaus, das ersetzt werden kann.`
        : `${name} hat kein Gebäude, das ein Wohnhaus ersetzen kann.`,
    noPlace: (name) => `Kein anderer Platz ist frei, der Arbeiter geht an ${name} zurück.`,
  };

/** A loss, which can be smaller than what is due. */
const loss = (lost: number, due: number) =>
  lost === due
    ? `**−${points(due)}**`
    : `**${lost === 0 ? '' : '−'}${points(lost)}** statt −${due}, denn niemand fällt unter 0`;

export const sights: SentencesOf<Caylus['Sight']> = {
  dealt: (dealt, say) => {
    const { order, neutrals } = dealtIn(dealt, say, (n) => ` (${deniers(n)})`, names.shortBuilding);
    return `Zugreihenfolge: ${order.join(', ')}. Neutrale Gebäude ab Feld 1: ${neutrals.join(', ')}.`;
  },
  roundBegan: ({ round, order, stage }, say) =>
    `Runde ${round}.${round === 1 ? '' : ` Zugreihenfolge: ${inOrder(order, say)}.`} Bauabschnitt: ${names.sections[stage]}.`,
  phaseBegan: ({ phase }) => `Phase: ${names.phases[phase]}.`,
  income: ({ incomes }, say) => {
    const { same, each } = incomesIn(incomes, say, deniers);
    return same === null ? `Einkommen: ${each.join(', ')}.` : `Einkommen: je ${same}.`;
  },
  placed: ({ seat, on, cost, reason }, say) =>
    `${say.name(seat)} hat für ${deniers(cost)}${COST[reason]} einen Arbeiter eingesetzt: ${where(on, seat, say)}.`,
  movedWorker: ({ seat, on }, say) => `${say.name(seat)} hat den Arbeiter vom Tor versetzt: ${where(on, seat, say)}.`,
  ownerScored: ({ seat, by, points: scored }, say) =>
    `${say.name(seat)} bekommt **${points(scored)}** für den Arbeiter von ${say.name(by)}.`,
  passed: ({ seat, number, deniers: got, reason }, say) => {
    const name = say.name(seat);
    const why = {
      chosen: `${name} hat gepasst`,
      noWorker: `${name} hat keinen Arbeiter mehr und passt`,
      noPlace: `${name} kann keinen freien Platz bezahlen und passt`,
    }[reason];
    return `${why} (Nummer ${number})${got === 0 ? '' : `: ${deniers(got)} für das erste Passen`}.`;
  },
  sentHome: ({ workers }, say) => {
    const each = workers.map((one) => `${say.name(one.seat)} von ${space(one.space)}`);
    return `Hinter dem Vogt sind Arbeiter ohne Wirkung zurückgegangen: ${each.join(', ')}.`;
  },
  activated: ({ seat, building: id, space: at }, say) =>
    `${site(id, at)}: Der Arbeiter von ${say.name(seat)} wird aktiviert.`,
  produced: ({ seat, source: of, gain }, say) => `${from(of)}: ${say.name(seat)} hat ${amount(gain)} erhalten.`,
  traded: ({ seat, source: of, give, gain }, say) =>
    `${from(of)}: ${say.name(seat)} hat ${amount(give)} bezahlt und ${amount(gain)} erhalten.`,
  built: ({ seat, source: of, building: id, space: at, paid, points: scored, favors: gained, replaced }, say) => {
    const instead = replaced === null ? '' : ` (ersetzt ${accusative(replaced)})`;
    const brought = list([points(scored), ...(gained === 0 ? [] : [favors(gained)])]);
    return `${from(of)}: ${say.name(seat)} hat für ${amount(paid)} ${id === 'residence' ? 'ein Wohnhaus' : accusative(id)} auf ${space(at)} gebaut${instead}, **${brought}**.`;
  },
  residencePlanned: ({ seat, source: of, space: at, paid, building: id }, say) =>
    `${from(of)}: ${say.name(seat)} hat für ${amount(paid)} ein Wohnhaus auf ${space(at)} bezahlt. Es ersetzt ${accusative(id)}, sobald der Arbeiter dort zurückgeht.`,
  residenceCompleted: ({ seat, space: at, points: scored, replaced }, say) =>
    `Das Wohnhaus von ${say.name(seat)} hat ${accusative(replaced)} auf ${space(at)} ersetzt: **${points(scored)}**.`,
  declined: ({ seat, source: of }, say) =>
    of.kind === 'worker' && of.building === 'gate'
      ? `Tor: Der Arbeiter von ${say.name(seat)} ist zurückgegangen.`
      : `${from(of)}: ${say.name(seat)} hat verzichtet.`,
  skipped: ({ seat, source: of, reason, sort }, say) =>
    `${from(of)}: ${SKIPPED[reason](say.name(seat), sort, lackingIn(of, amount))}`,
  orderChanged: ({ slots, order }, say) =>
    `${slots === null ? 'Die Plätze in der Zugreihenfolge sind getauscht' : 'Stall, neue Zugreihenfolge'}: ${inOrder(order, say)}.`,
  enteredInn: ({ seat, evicted }, say) => {
    const whose = evicted === seat ? 'Der Arbeiter' : `Der Arbeiter von ${evicted === null ? '' : say.name(evicted)}`;
    const out = evicted === null ? '' : ` ${whose}, der dort stand, ist zurückgegangen.`;
    return `Wirtshaus: Der Arbeiter von ${say.name(seat)} ist auf dem rechten Kreis. Ab der nächsten Runde kostet jeder Arbeiter nur 1 Denar.${out}`;
  },
  stayedAtInn: ({ seat }, say) => `Wirtshaus: Der Arbeiter von ${say.name(seat)} bleibt.`,
  leftInn: ({ seat }, say) => `Wirtshaus: ${say.name(seat)} hat den Arbeiter zurückgenommen.`,
  movedProvost: ({ seat, from: before, to, paid, isGuild }, say) =>
    `${isGuild ? 'Händlergilde: ' : ''}${say.name(seat)} hat den Vogt ${isGuild ? '' : `für ${deniers(paid)} `}von ${space(before)} auf ${space(to)} versetzt.`,
  leftProvost: ({ seat, isGuild, reason }, say) =>
    reason === 'cannotPay'
      ? `${say.name(seat)} hat keinen Denar für den Vogt.`
      : `${isGuild ? 'Händlergilde: ' : ''}${say.name(seat)} hat den Vogt stehen lassen.`,
  movedBailiff: ({ from: before, to, provost }) => {
    const steps = count(to - before, 'Feld', 'Felder');
    const why = to - before === 1 ? '' : ', weil der Vogt vor ihm stand';
    const joining = provost === to ? '' : ' Der Vogt ist jetzt bei ihm.';
    return `Der Seneschall ist ${steps} weiter auf ${space(to)} gezogen${why}.${joining}`;
  },
  builtHouse: ({ seat, section: which, paid, points: scored }, say) =>
    `${say.name(seat)} hat für ${bag(paid)} ein Haus ${IN_SECTION[which]} gebaut: **${points(scored)}**.`,
  stoppedBuilding: ({ seat, batches, reason, due, lost }, say) => {
    if (reason === 'castleFull')
      return `Das Schloss ist voll, ${say.name(seat)} kann dort nicht ${batches > 0 ? 'weiterbauen' : 'bauen'}.`;
    if (batches > 0) {
      const stops = reason === 'chosen' ? 'hört mit dem Bauen auf' : 'kann kein weiteres Haus bezahlen';
      return `${say.name(seat)} ${stops} (${houses(batches)} in dieser Runde).`;
    }
    const why = reason === 'cannotPay' ? 'kann kein Haus im Schloss bezahlen' : 'hat nichts im Schloss gebaut';
    return `${say.name(seat)} ${why}: ${loss(lost, due)}.`;
  },
  bestBuilder: ({ seat, batches, isTied }, say) => {
    if (seat === null) return 'Niemand hat im Schloss gebaut, deshalb bekommt niemand die Gunst des Königs.';
    const tied = isTied ? ', bei Gleichstand weiter vorn in der Reihe' : '';
    return `${say.name(seat)} hat die meisten Häuser im Schloss gebaut (${batches}${tied}) und bekommt die Gunst des Königs.`;
  },
  choseTrack: ({ seat, source: of, track: which, from: before, to, isForced }, say) => {
    const step = before === to ? `weiter Stufe ${to}` : `jetzt Stufe ${to}`;
    const only = isForced ? ', die einzige freie Leiste' : '';
    return `Gunst des Königs für ${say.name(seat)} (${source(of)}): ${track[which]}, ${step}${only}.`;
  },
  choseLevel: ({ seat, track: which, level, isForced }, say) =>
    `${say.name(seat)} hat Stufe ${level} gewählt${isForced ? ', die einzig mögliche' : ''}: ${names.level(which, level)}.`,
  lostFavor: ({ seat, source: of }, say) =>
    `Für ${say.name(seat)} verfällt die Gunst des Königs (${source(of)}), denn alle vier Leisten sind in dieser Phase schon benutzt.`,
  countBegan: ({ section: which, reason }) =>
    `Wertung ${OF_SECTION[which]}: ${reason === 'full' ? 'Alle Bauplätze sind belegt' : 'Der Seneschall hat das Wertungsfeld erreicht'}.`,
  counted: ({ section: which, seat, houses: built, favors: gained, due, lost }, say) => {
    const result = due > 0 ? loss(lost, due) : gained === 0 ? 'nichts' : `**${favors(gained)}**`;
    return `${say.name(seat)} hat ${built === 0 ? 'kein Haus' : houses(built)} ${IN_SECTION[which]}: ${result}.`;
  },
  stageChanged: ({ stage }) => `Ab der nächsten Runde ${SECTION_BUILT[stage]} gebaut.`,
  finalScoring: ({ hands }, say) => {
    const each = hands.map(({ seat, before, denierPoints, cubePoints, goldPoints, total }) => {
      const added = [denierPoints, cubePoints, goldPoints].map(signed).join(' + ');
      return `${say.name(seat)} ${signed(before)} + ${added} = **${total}**`;
    });
    return `Schlusswertung (Punkte + Denare + Rohstoffe + Gold): ${each.join('; ')}.`;
  },
  ended: () => 'Die Partie ist vorbei.',
};
