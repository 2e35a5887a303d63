import type { Caylus, CostReason, SkipReason, Source, WorkerPlace } from '../../../../engines/caylus/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { Say, SentencesOf } from '../../../contract.ts';
import { capital, signed, speechOf } from '../../../speech.ts';
import { en as names } from '../../names/en.ts';
import { dealtIn, incomesIn, lackingIn } from '../shared.ts';

const { list } = speechOf('en');
const building = names.buildings;
const site = names.site;
const space = names.space;
const section = names.sections;
const amount = names.amount;
const bag = names.bag;
const deniers = names.deniers;
const points = names.points;
const houses = names.houses;
const favors = names.favors;
const track = names.tracks;

/** Where a worker was put: `Ben’s bank on space 12`, `stables (slot 2)`. */
function where(on: WorkerPlace, seat: Seat, say: Say): string {
  switch (on.kind) {
    case 'castle':
      return `the castle (number ${on.number})`;
    case 'special':
      return `the ${building[on.building]}${on.number === null ? '' : ` (slot ${on.number})`}`;
    case 'road': {
      const there = site(on.building, on.space);
      if (on.owner === null) return `the ${there}`;
      return on.owner === seat ? `their own ${there}` : `${say.name(on.owner)}’s ${there}`;
    }
  }
}

const COST: { readonly [R in CostReason]: string } = {
  inn: ', thanks to the inn',
  ownBuilding: '',
  otherPassed: ', since the other player has passed',
  passed: '',
};

/** What lets a player do something: `Bank on space 12`. */
export function from(source: Source): string {
  switch (source.kind) {
    case 'worker':
      return capital(site(source.building, source.space));
    case 'owner':
      return `${capital(site(source.building, source.space))} (owner’s bonus)`;
    case 'favor':
      return `Royal favor (${track[source.track].toLowerCase()}, level ${source.level})`;
  }
}

type Skipped = Extract<Caylus['Sight'], { readonly kind: 'skipped' }>;
const SKIPPED: { readonly [R in SkipReason]: (name: string, sort: Skipped['sort'], lacking: string | null) => string } =
  {
    cannotPay: (name, sort, lacking) =>
      sort === null
        ? `${name} ${lacking === null ? 'has no cube for it' : `can’t pay ${lacking}`}.`
        : `${name} can’t pay for a ${names.classes[sort]}.`,
    noTile: (_name, sort) => `there’s no ${sort === null ? 'building' : names.classes[sort]} left.`,
    noSpace: () => 'there’s no empty space left on the road.',
    nothingToReplace: (name, sort) =>
      sort === 'prestige' ? `${name} has no residence to replace.` : `${name} has nothing a residence could replace.`,
    noPlace: (name) => `no other place is free, so ${name}’s worker goes home.`,
  };

/** A loss, which can be smaller than what is due. */
const loss = (lost: number, due: number) =>
  lost === due
    ? `**−${points(due)}**`
    : `**${lost === 0 ? '' : '−'}${points(lost)}** instead of −${due}, since nobody falls below 0`;

export const sights: SentencesOf<Caylus['Sight']> = {
  dealt: (dealt, say) => {
    const { order, neutrals } = dealtIn(dealt, say, (n) => ` (${deniers(n)})`, names.shortBuilding);
    return `Turn order: ${order.join(', ')}. Neutral buildings from space 1 on: ${neutrals.join(', ')}.`;
  },
  roundBegan: ({ round, order, stage }, say) =>
    `Round ${round}.${round === 1 ? '' : ` Turn order: ${order.map((seat) => say.name(seat)).join(', ')}.`} Castle stage: ${section[stage]}.`,
  phaseBegan: ({ phase }) => `Phase: ${names.phases[phase]}.`,
  income: ({ incomes }, say) => {
    const { same, each } = incomesIn(incomes, say, deniers);
    return same === null ? `Income: ${each.join(', ')}.` : `Income: ${same} each.`;
  },
  placed: ({ seat, on, cost, reason }, say) =>
    `${say.name(seat)} sent a worker to ${where(on, seat, say)} for ${deniers(cost)}${COST[reason]}.`,
  movedWorker: ({ seat, on }, say) => `Gate: ${say.name(seat)} moved the worker to ${where(on, seat, say)}.`,
  ownerScored: ({ seat, by, points: scored }, say) =>
    `${say.name(seat)} scored ${points(scored)} for ${say.name(by)}’s worker.`,
  passed: ({ seat, number, deniers: got, reason }, say) => {
    const why = {
      chosen: '',
      noWorker: ', with no worker left',
      noPlace: ', unable to pay for any free place',
    }[reason];
    const first = got === 0 ? '' : `${why === '' ? '' : ','} and received ${deniers(got)} for passing first`;
    return `${say.name(seat)} passed (number ${number})${why}${first}.`;
  },
  sentHome: ({ workers }, say) => {
    const each = workers.map((one) => `${say.name(one.seat)} from the ${site(one.building, one.space)}`);
    return `Beyond the provost, workers went home with nothing: ${each.join(', ')}.`;
  },
  activated: ({ seat, building: id, space: at }, say) =>
    `${capital(site(id, at))}: ${say.name(seat)}’s worker is activated.`,
  produced: ({ seat, source, gain }, say) => `${from(source)}: ${say.name(seat)} received ${amount(gain)}.`,
  traded: ({ seat, source, give, gain }, say) =>
    `${from(source)}: ${say.name(seat)} paid ${amount(give)} and received ${amount(gain)}.`,
  built: ({ seat, source, building: id, space: at, paid, points: scored, favors: gained, replaced }, say) => {
    const instead = replaced === null ? '' : ` in place of the ${building[replaced]}`;
    const brought = list([points(scored), ...(gained === 0 ? [] : [favors(gained)])]);
    return `${from(source)}: ${say.name(seat)} paid ${amount(paid)} and built ${id === 'residence' ? 'a' : 'the'} ${site(id, at)}${instead}: **${brought}**.`;
  },
  residencePlanned: ({ seat, source, space: at, paid, building: id }, say) =>
    `${from(source)}: ${say.name(seat)} paid ${amount(paid)} for a residence on ${space(at)}. It replaces the ${building[id]} once the worker there has gone home.`,
  residenceCompleted: ({ seat, space: at, points: scored, replaced }, say) =>
    `${say.name(seat)}’s residence replaced the ${site(replaced, at)}: **${points(scored)}**.`,
  declined: ({ seat, source }, say) =>
    source.kind === 'worker' && source.building === 'gate'
      ? `Gate: ${say.name(seat)}’s worker went home.`
      : `${from(source)}: ${say.name(seat)} declined.`,
  skipped: ({ seat, source, reason, sort }, say) =>
    `${from(source)}: ${SKIPPED[reason](say.name(seat), sort, lackingIn(source, amount))}`,
  orderChanged: ({ slots, order }, say) =>
    `${slots === null ? 'The players swap places. Turn order' : 'Stables: the turn order is now'}${slots === null ? ': ' : ' '}${order
      .map((seat) => say.name(seat))
      .join(', ')}.`,
  enteredInn: ({ seat, evicted }, say) => {
    const out =
      evicted === null ? '' : ` ${evicted === seat ? 'The worker' : `${say.name(evicted)}’s worker`} there went home.`;
    return `Inn: ${say.name(seat)}’s worker moved to the right circle, so placing costs 1 denier from the next round on.${out}`;
  },
  stayedAtInn: ({ seat }, say) => `Inn: ${say.name(seat)}’s worker stays.`,
  leftInn: ({ seat }, say) => `Inn: ${say.name(seat)} took the worker back.`,
  movedProvost: ({ seat, from: before, to, paid, isGuild }, say) =>
    `${isGuild ? 'Merchants’ guild: ' : ''}${say.name(seat)} moved the provost from ${space(before)} to ${space(to)}${isGuild ? '' : ` for ${deniers(paid)}`}.`,
  leftProvost: ({ seat, isGuild, reason }, say) =>
    reason === 'cannotPay'
      ? `${say.name(seat)} had no denier to move the provost.`
      : `${isGuild ? 'Merchants’ guild: ' : ''}${say.name(seat)} left the provost where he is.`,
  movedBailiff: ({ from: before, to, provost }) => {
    const steps = to - before === 1 ? '1 space' : `${to - before} spaces`;
    const why = to - before === 1 ? '' : ', since the provost was ahead of him';
    return `The bailiff moved ${steps} to ${space(to)}${why}.${provost === to ? '' : ' The provost joined him.'}`;
  },
  builtHouse: ({ seat, section: where, paid, points: scored }, say) =>
    `${say.name(seat)} built a house in the ${section[where]} for ${bag(paid)}: **${points(scored)}**.`,
  stoppedBuilding: ({ seat, batches, reason, due, lost }, say) => {
    if (reason === 'castleFull')
      return `The castle is full: ${say.name(seat)} can’t build ${batches > 0 ? 'any more' : 'there'}.`;
    if (batches > 0) {
      const stops = reason === 'chosen' ? 'stopped building' : 'can’t pay for another house';
      return `${say.name(seat)} ${stops} (${houses(batches)} this round).`;
    }
    const why = reason === 'cannotPay' ? 'couldn’t pay for a house in the castle' : 'built nothing in the castle';
    return `${say.name(seat)} ${why}: ${loss(lost, due)}.`;
  },
  bestBuilder: ({ seat, batches, isTied }, say) =>
    seat === null
      ? 'Nobody built in the castle, so there’s no best builder.'
      : `The best builder is ${say.name(seat)} with ${houses(batches)}${isTied ? ', earlier in the queue than others with as many' : ''}: 1 royal favor.`,
  choseTrack: ({ seat, source, track: which, from: before, to, isForced }, say) => {
    const step = before === to ? `stays at level ${to}` : `level ${to}`;
    const only = isForced ? ', the only track left' : '';
    return `Royal favor for ${say.name(seat)} (${names.favorSource(source)}): ${track[which].toLowerCase()}, ${step}${only}.`;
  },
  choseLevel: ({ seat, track: which, level, isForced }, say) =>
    `${say.name(seat)} took level ${level}${isForced ? ', the only one possible' : ''}: ${names.level(which, level)}.`,
  lostFavor: ({ seat, source }, say) =>
    `${say.name(seat)} lost a royal favor (${names.favorSource(source)}), having used all four tracks in this phase.`,
  countBegan: ({ section: which, reason }) =>
    `Count of the ${section[which]}: ${reason === 'full' ? 'all its spaces are filled' : 'the bailiff has reached its checkpoint'}.`,
  counted: ({ section: which, seat, houses: built, favors: gained, due, lost }, say) => {
    const result = due > 0 ? loss(lost, due) : gained === 0 ? 'nothing' : `**${favors(gained)}**`;
    return `${say.name(seat)} has ${built === 0 ? 'no houses' : houses(built)} in the ${section[which]}: ${result}.`;
  },
  stageChanged: ({ stage }) => `From the next round on, houses go to the ${section[stage]}.`,
  finalScoring: ({ hands }, say) => {
    const each = hands.map(({ seat, before, denierPoints, cubePoints, goldPoints, total }) => {
      const added = [denierPoints, cubePoints, goldPoints].map(signed).join(' + ');
      return `${say.name(seat)} ${signed(before)} + ${added} = **${total}**`;
    });
    return `Final scoring (points + deniers + cubes + gold): ${each.join('; ')}.`;
  },
  ended: () => 'The game is over.',
};
