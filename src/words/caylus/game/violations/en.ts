import type { Caylus, SkipReason, Step } from '../../../../engines/caylus/index.ts';
import type { SentencesOf } from '../../../contract.ts';
import { capital, speechOf } from '../../../speech.ts';
import { en as names } from '../../names/en.ts';

const { list, anyOf } = speechOf('en');
const building = names.buildings;
const space = names.space;
const amount = names.amount;
const bag = names.bag;
const deniers = names.deniers;
const cube = names.cubes;
const classes = names.classes;

/** What has to be decided, as an instruction. */
const STEPS: { readonly [K in Step['kind']]: string } = {
  place: 'place a worker or pass',
  gate: 'move the worker from the gate, or send it home',
  provost: 'move the provost, or leave him',
  inn: 'keep your worker at the inn, or take it back',
  produce: 'choose what you receive',
  trade: 'trade, or decline',
  build: 'build, or decline',
  castle: 'build houses in the castle, or stop',
  track: 'choose a track for your royal favor',
  level: 'choose the level of your royal favor',
};

const SKIPPED: { readonly [R in SkipReason]: string } = {
  cannotPay: 'you can’t pay for it',
  noTile: 'no such building is left',
  noSpace: 'no space on the road is empty',
  nothingToReplace: 'you have nothing to replace',
  noPlace: 'no other place is free',
};

export const violations: SentencesOf<Caylus['Violation']> = {
  notNow: ({ step }) => `That can’t be done right now. First: ${STEPS[step]}.`,
  noSuchName: ({ name }) => `There’s nothing called ${name} in this game.`,
  occupied: ({ place, by }, say) =>
    by.length === 1
      ? `${say.name(by[0]!)}’s worker is already there (${names.place(place)}).` // There is exactly one.
      : `There’s no room left (${names.place(place)}): ${list(by.map((seat) => say.name(seat)))} have workers there.`,
  alreadyThere: ({ place }) => `You already have a worker there (${names.place(place)}). One per player is the limit.`,
  closed: ({ place }) => `With two players, this is closed: ${names.place(place)}.`,
  emptySpace: (of) => `${capital(space(of.space))} is empty. Workers go only to buildings.`,
  noWorkersThere: (of) => `There’s a ${building[of.building]} on ${space(of.space)}. Workers can’t be placed there.`,
  tooExpensive: ({ cost, deniers: have }) => `That place costs you ${deniers(cost)}, but you have only ${have}.`,
  tooFar: ({ most }) => `The provost moves ${most} spaces at most.`,
  offTheRoad: () => 'The provost can’t leave the road: he stays between space 1 and space 28.',
  notEnoughDeniers: ({ cost, deniers: have }) => `That move costs ${deniers(cost)}, but you have only ${have}.`,
  notProduced: (of) => `You can’t take ${cube[of.cube]} here, only ${anyOf(of.cubes.map((one) => cube[one]))}.`,
  noSuchOption: ({ options }) =>
    options === 1 ? 'There’s only one trade here.' : `There are only ${options} trades here.`,
  cannotPay: ({ missing }) => `You’re short of ${amount(missing)}.`,
  wrongCubes: ({ cubes, price }) => `${capital(bag(cubes))} doesn’t match the price: ${amount(price)}.`,
  wrongGain: ({ cubes, gain }) => `You can’t take ${bag(cubes)} here. What you get is ${amount(gain)}.`,
  wrongClass: ({ building: id, sort }) => `You can’t build the ${building[id]} here, only a ${classes[sort]}.`,
  noTileLeft: ({ building: id }) => `No ${building[id]} is left.`,
  notTheNextSpace: ({ next }) => `New buildings go on the first empty space of the road: ${space(next)}.`,
  notReplaceable: ({ space: at, building: id }) =>
    id === null
      ? `There’s no building on ${space(at)} to replace.`
      : `The ${building[id]} on ${space(at)} can’t become a residence. Only neutral buildings and your own wood and stone buildings can, but never the lawyer.`,
  alreadyPlanned: (of) => `A residence is already paid for on ${space(of.space)}.`,
  notYourResidence: (of) =>
    `You have no residence on ${space(of.space)}. A prestige building replaces one of your own.`,
  compulsory: () => 'You can’t decline this: choose one of the options.',
  notABatch: () => 'A house in the castle costs 3 cubes of different kinds, one of them food.',
  trackUsed: ({ track }) =>
    `You’ve already used the ${names.tracks[track].toLowerCase()} track in this phase. Choose another one.`,
  levelTooHigh: ({ level, marker }) => `Level ${level} isn’t open to you: your marker is at level ${marker}.`,
  levelUseless: ({ level, reason }) => `Level ${level} would bring you nothing, since ${SKIPPED[reason]}.`,
};
