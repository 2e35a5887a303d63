import { afterEffect } from '../flow.ts';
import { gainFavors } from '../gaining.ts';
import { exactly, missingFor, withGain, withPayment } from '../holdings.ts';
import { playerAt } from '../state.ts';
import { tradesFor } from '../trading.ts';
import { ruleFromMoves } from './listed.ts';
import { whyNoCubes, whyNotPaid } from './reasons.ts';

/** Rules §5.4, §7.4, §11: takes one option of a trade, once. What is given has to be there in full. */
export const trade = ruleFromMoves<'trade', 'trade'>({
  parameters: { option: 'integer', give: 'texts', take: 'texts' },
  during: ['trade'],
  moves: (state, { seat, options }) =>
    tradesFor(playerAt(state, seat), options).map((one) => ({ kind: 'trade', ...one })),

  whyNot(state, { seat, options }, { option: number = 0, give, take }) {
    const option = options[number];
    if (option === undefined) return { kind: 'noSuchOption', option: number, options: options.length };
    const stranger = whyNoCubes([...(give ?? []), ...(take ?? [])]);
    if (stranger !== null) return stranger;
    const missing = missingFor(playerAt(state, seat), option.give);
    if (missing !== null) return { kind: 'cannotPay', missing };
    if (give !== undefined) {
      const wrong = whyNotPaid(playerAt(state, seat), give, option.give);
      if (wrong !== null) return wrong;
    }
    return { kind: 'wrongGain', cubes: take ?? [], gain: option.get };
  },

  apply(state, step, { option: number, give, take }, events) {
    const { seat, source } = step;
    const { give: price, get } = step.options[number]!; // `moves` lists it.
    const [paid, gain] = [exactly(price, give), exactly(get, take)];
    events.push({ kind: 'traded', seat, source, give: paid, gain });
    const traded = withGain(withPayment(state, seat, give, paid.deniers ?? 0), seat, gain, 'trades');
    const { favor = 0 } = gain; // Only of the joust field.
    return afterEffect(favor === 0 ? traded : gainFavors(traded, seat, 'joust_field', favor), events);
  },
});
