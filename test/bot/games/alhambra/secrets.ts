import { COIN_VALUES, type Coin, CURRENCIES } from '../../../../src/engines/alhambra/index.ts';
import { alhambraWords } from '../../../../src/words/alhambra/index.ts';
import type { Secrets } from '../../support/secrets.ts';

const COINS = CURRENCIES.flatMap((currency) => COIN_VALUES.map((value): Coin => `${currency}-${value}`));

/** The coins in the hands. Nothing is chosen in secret. */
export const secrets: Secrets = {
  pieces: COINS,
  pieceName: (coin, locale) => alhambraWords[locale].names.coin(coin as Coin),
  words: COINS,
  choices: null,
};
