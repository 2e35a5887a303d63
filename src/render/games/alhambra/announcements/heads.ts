/** The heads of a table's columns: a badge and a name for each party. */
import type { Party } from '../../../../engines/alhambra/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { lettersOf } from '../../../kit/seats.ts';
import { writeName } from '../../../kit/text.ts';
import { paintParty } from '../hand/parties.ts';

export interface Head {
  readonly party: Party;
  readonly name: string;
}

/** @param columns the left edge of the first one and the width of each, in pixels */
export function heads(
  box: Box,
  parties: readonly Head[],
  { left, width }: { readonly left: number; readonly width: number },
): Element {
  const letters = lettersOf(parties.map(({ name }) => name));
  return {
    box,
    facts: [parties.map(({ party, name }) => [party, name]), letters],
    paint(context) {
      parties.forEach(({ party, name }, i) => {
        const x = left + (i + 0.5) * width;
        paintParty(context, party, letters[i] ?? '', { x, y: box.y + 28, radius: 19, type: 22 });
        writeName(context, name, x, box.y + 76, {
          sizes: [26, 24, 22],
          weight: 700,
          align: 'center',
          width: width - 10,
        });
      });
    },
  };
}
