import type { JSX } from 'preact';
import { usePage } from '../context.ts';
import { Icon } from './icon.tsx';

/** The avatar of a member (color and first letter) or of the bot (a house). `size` in px. */
export function Avatar({ userId, size = 38 }: { readonly userId: string; readonly size?: number }): JSX.Element {
  const { state } = usePage();
  const member = state.members.find(({ id }) => id === userId);
  const box = { width: size, height: size, fontSize: size * 0.42, borderRadius: size * 0.32 };
  if (!member) {
    return (
      <span class="avatar bot" style={box} aria-hidden="true">
        <Icon name="house" size={size * 0.72} />
      </span>
    );
  }
  return (
    <span class="avatar" style={{ ...box, backgroundColor: cssColor(member.colour) }} aria-hidden="true">
      {[...member.name][0]}
    </span>
  );
}

/** A color (0 to 0xFFFFFF) in CSS notation. */
export function cssColor(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}
