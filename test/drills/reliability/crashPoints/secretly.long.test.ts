import { it } from 'vitest';
import { pointsIn } from '../support/crashPoints.ts';
import { onStage } from '../support/onStage.ts';

it.each(pointsIn('secretly'))('when somebody $deed: $name', { timeout: 0 }, onStage());
