import { it } from 'vitest';
import { pointsIn } from '../support/crashPoints.ts';
import { onStage } from '../support/onStage.ts';

it.each(pointsIn('starts'))('when somebody $deed: $name', { timeout: 0 }, onStage());
