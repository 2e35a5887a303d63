import {
  type Citadels,
  costOf,
  type District,
  destructionPrice,
  citadels as engine,
  type Move,
} from '../../../engines/citadels/index.ts';
import { failed, ok } from '../../../kernel/result.ts';
import { type Asked, moveCommandsIn, type TypedValue } from '../../commands/moveCommand.ts';
import type { MoveCommand, Reader } from '../../contract.ts';
import { nameable } from './asking.ts';
import { readCharacter, readDistrict, readDistricts, readSeat } from './values.ts';

/** What fits instead of a text that is no district, or not in every part. */
const districtsIn = (cards: readonly District[], { words }: Reader): readonly string[] =>
  [...new Set(cards)].map((card) => words.citadels.names.districts[card]);

const CHARACTER: TypedValue<Citadels, 'character'> = {
  offer: ({ position, moves, reader }) =>
    moves.map(({ character }) => ({ name: nameable(position, character, reader), value: character })),
  read: (typed) => ({ character: readCharacter(typed) }),
  possible: ({ moves, reader }) => moves.map(({ character }) => reader.words.citadels.names.characters[character]),
};

const CARD: TypedValue<Citadels, 'district'> = {
  option: 'card',
  offer: ({ moves, reader }) =>
    moves.map(({ district }) => ({
      name: reader.words.citadels.commands.suggestions.card(district, costOf(district)),
      value: district,
    })),
  read: (typed) => ({ district: readDistrict(typed) }),
  possible: ({ moves, reader }) =>
    districtsIn(
      moves.map(({ district }) => district),
      reader,
    ),
};

const DESTROYED: TypedValue<Citadels, 'district'> = {
  ...CARD,
  option: 'district',
  offer: ({ moves, reader: { words } }) =>
    moves.map(({ district }) => ({
      name: words.citadels.panel.buttons.priced(district, destructionPrice(district)),
      value: district,
    })),
};

const cardsToChooseFrom = ({ kind, position: { view } }: Asked<Citadels, 'cards'>): readonly District[] =>
  kind === 'keepCards' ? (view.own.drawn?.cards ?? []) : view.own.hand;

/** Complete answers where they can be listed; a hand card by card. */
const CARDS: TypedValue<Citadels, 'cards'> = {
  offer(asked) {
    const names = asked.reader.words.citadels.names.districts;
    const listed = asked.moves.map(({ cards }) => cards);
    const bags = asked.kind === 'keepCards' ? listed : [...listed, ...partsOf(cardsToChooseFrom(asked))];
    return bags
      .map((cards) => cards.map((card) => names[card]).join(', '))
      .map((text) => ({ name: text, value: text }));
  },
  read: (typed) => ({ cards: readDistricts(typed) }),
  possible: (asked) => districtsIn(cardsToChooseFrom(asked), asked.reader),
};

/** Every set of one, two, or three cards; the typed text narrows them down. */
function partsOf(cards: readonly District[]): readonly (readonly District[])[] {
  const parts: (readonly District[])[] = [];
  for (const [i, one] of cards.entries()) {
    parts.push([one]);
    for (const [j, two] of cards.slice(i + 1).entries()) {
      parts.push([one, two]);
      for (const three of cards.slice(i + j + 2)) parts.push([one, two, three]);
    }
  }
  return parts.toSorted((a, b) => a.length - b.length);
}

/** Any player can be named: the rules judge that when the move is played. */
const OWNER: TypedValue<Citadels, 'seat'> = {
  option: 'player',
  offer: ({ moves, reader: { say } }) => moves.map(({ seat }) => ({ name: say.name(seat), value: String(seat) })),
  read(typed, { position: { view }, reader }) {
    const seats = view.open.players.map(({ seat }) => seat);
    return { seat: readSeat(typed, seats, reader.say) };
  },
};

const PARTNER: TypedValue<Citadels, 'seat'> = {
  ...OWNER,
  offer: ({ position: { view }, moves, reader: { words, say } }) =>
    moves.map(({ seat }) => ({
      name: words.citadels.panel.buttons.withCards(say.name(seat), view.open.players[seat]?.handSize ?? 0),
      value: String(seat),
    })),
  possible: ({ moves, reader: { say } }) => moves.map(({ seat }) => say.name(seat)),
};

const TAKE: TypedValue<Citadels, 'take'> = {
  option: 'answer',
  offer({ reader: { words } }) {
    const { take, leave } = words.citadels.panel.buttons;
    return [
      { name: take, value: 'take' },
      { name: leave, value: 'leave' },
    ];
  },
  read(typed, { reader: { words } }) {
    const { take, leave } = words.citadels.panel.buttons;
    const answer = typed.trim().toLowerCase();
    if (answer === 'take' || answer === take.toLowerCase()) return { take: true };
    return answer === 'leave' || answer === leave.toLowerCase() ? { take: false } : null;
  },
};

const commandOf = moveCommandsIn<Citadels>(
  engine,
  (words) => words.citadels.commands,
  (kind) => ({
    character: CHARACTER,
    cards: CARDS,
    district: kind === 'destroy' ? DESTROYED : CARD,
    seat: kind === 'destroy' ? OWNER : PARTNER,
    take: TAKE,
  }),
);

const buildOne = commandOf('build');
const ARCHITECTS = ['second', 'third'];
const BUILDS: readonly string[] = ['card', ...ARCHITECTS];

/** Up to three districts; only the Architect can build more than one. */
const build: MoveCommand<Citadels> = {
  ...buildOne,
  options: [...buildOne.options, ...ARCHITECTS.map((name) => ({ name, isRequired: false }))],
  suggest(position, typed, focused, reader) {
    const earlier = BUILDS.slice(0, BUILDS.indexOf(focused));
    const builds = earlier.flatMap((name): readonly Move[] => {
      const district = readDistrict(typed[name] ?? '');
      return district === null ? [] : [{ kind: 'build', district }];
    });
    const after = position.after(builds);
    return after.ok && !after.value.isClosed ? buildOne.suggest(after.value, {}, 'card', reader) : [];
  },
  read(position, typed, reader) {
    const moves: Move[] = [];
    for (const option of BUILDS) {
      const text = typed[option];
      if (text === undefined) continue;
      const read = buildOne.read(position, { card: text }, reader);
      if (!read.ok) return failed({ ...read.error, option });
      moves.push(...read.value);
    }
    return ok(moves);
  },
};

/** One subcommand per move, in the order in which a round asks for them. */
export const commands: readonly MoveCommand<Citadels>[] = engine.kinds.map((kind) =>
  kind === 'build' ? build : commandOf(kind),
);
