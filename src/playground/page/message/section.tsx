import { type APISectionComponent, ComponentType } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { Markdown } from '../markdown/markdown.tsx';
import { PictureButton } from './gallery.tsx';
import { MessageButton } from './messageButton.tsx';

/** Text with a thumbnail or a button beside it. */
export function Section({
  section,
  messageId,
}: {
  readonly section: APISectionComponent;
  readonly messageId: string;
}): JSX.Element {
  const { accessory } = section;
  return (
    <div class="section">
      <div class="section-text">
        {section.components.map((text, index) => (
          <Markdown key={index} text={text.content} />
        ))}
      </div>
      {accessory.type === ComponentType.Button ? (
        <MessageButton button={accessory} messageId={messageId} />
      ) : (
        <div class="thumbnail">
          <PictureButton item={accessory} />
        </div>
      )}
    </div>
  );
}
