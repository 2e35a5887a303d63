import type { Atlas } from '../../atlas.ts';
import type { Segment } from '../../components.ts';
import { segmentAt } from '../../features.ts';
import type { Sign } from '../../ids.ts';

/** The inn or cathedral on a segment, or null. */
export function signOf(segment: Segment): Sign | null {
  if (segment.kind === 'road') return segment.inn ? 'inn' : null;
  return segment.kind === 'city' && segment.cathedral ? 'cathedral' : null;
}

/** The inn or cathedral of a feature with these segments, or null. */
export function signOn(map: Atlas, nodes: readonly number[]): Sign | null {
  for (const node of nodes) {
    const sign = signOf(segmentAt(map, node));
    if (sign !== null) return sign;
  }
  return null;
}
