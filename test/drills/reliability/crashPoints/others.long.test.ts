import { it } from 'vitest';
import { pointsIn } from '../support/crashPoints.ts';
import { onStage } from '../support/onStage.ts';

it.each(pointsIn('others'))('when somebody $deed: $name', { timeout: 0 }, onStage());
