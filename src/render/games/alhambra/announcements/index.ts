/** The pictures of public messages about something important. */
import { type Alhambra, type Sight, starterOf } from '../../../../engines/alhambra/index.ts';
import type { AnnouncementPicture } from '../../../contract.ts';
import { leftovers } from './leftovers.ts';
import { scoringTable } from './scoring.ts';
import { startingMoney } from './startingMoney.ts';

/** The last of these sights that is of this kind; an announcement always has one. */
function among<K extends Sight['kind']>(sights: readonly Sight[], kind: K): Extract<Sight, { readonly kind: K }> {
  const found = sights.findLast((sight): sight is Extract<Sight, { readonly kind: K }> => sight.kind === kind);
  if (found === undefined) throw new Error(`nothing of the kind ${kind} is announced`);
  return found;
}

export const announcements: {
  readonly startingMoney: AnnouncementPicture<Alhambra>;
  readonly scoring: AnnouncementPicture<Alhambra>;
  readonly leftovers: AnnouncementPicture<Alhambra>;
} = {
  startingMoney: {
    picture(sights, scene) {
      const { hands } = among(sights, 'dealtMoney');
      return startingMoney(hands, starterOf(hands), scene);
    },
  },
  scoring: { picture: (sights, scene) => scoringTable(among(sights, 'scored'), scene) },
  leftovers: {
    picture: (sights, scene) =>
      leftovers(
        sights.filter((sight) => sight.kind === 'awarded'),
        scene,
      ),
  },
};
