import type { APIContainerComponent } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { cssColour } from '../controls/avatar.tsx';
import { Components } from './components.tsx';

/** A framed part of a message, with a bar in its accent colour. */
export function Container({
  container,
  messageId,
  channelId,
}: {
  readonly container: APIContainerComponent;
  readonly messageId: string;
  readonly channelId: string;
}): JSX.Element {
  const accent = container.accent_color;
  return (
    <div class="container" style={typeof accent === 'number' ? { borderInlineStartColor: cssColour(accent) } : {}}>
      <Components components={container.components} messageId={messageId} channelId={channelId} />
    </div>
  );
}
