import type { ComponentChildren, JSX } from 'preact';
import { cssColor } from '../controls/avatar.tsx';

/** A framed part of a message, with a bar in its accent color (0 to 0xFFFFFF), if any. */
export function Container({
  accent,
  children,
}: {
  readonly accent: number | null | undefined;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="container" style={typeof accent === 'number' ? { borderInlineStartColor: cssColor(accent) } : {}}>
      {children}
    </div>
  );
}
