import { type APIMessageTopLevelComponent, ComponentType, SeparatorSpacingSize } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { Markdown } from '../markdown/markdown.tsx';
import { ButtonRow } from './buttonRow.tsx';
import { Container } from './container.tsx';
import { FileCard } from './fileCard.tsx';
import { Gallery } from './gallery.tsx';
import { MessageMenu } from './messageMenu.tsx';
import { Section } from './section.tsx';

interface InMessage {
  readonly messageId: string;
  readonly channelId: string;
}

/** The components of a message or container, in order. Each keeps its element, and so its focus, across an edit. */
export function Components({
  components,
  ...at
}: InMessage & { readonly components: readonly APIMessageTopLevelComponent[] }): JSX.Element[] {
  return components.map((component, index) => (
    // Index and type as key: an edit gives buttons new custom ids, yet they are the same buttons.
    <Component key={`${index} ${component.type}`} component={component} {...at} />
  ));
}

function Component({
  component,
  ...at
}: InMessage & { readonly component: APIMessageTopLevelComponent }): JSX.Element | null {
  switch (component.type) {
    case ComponentType.Container:
      return (
        <Container accent={component.accent_color}>
          <Components components={component.components} {...at} />
        </Container>
      );
    case ComponentType.TextDisplay:
      return <Markdown text={component.content} />;
    case ComponentType.Section:
      return <Section section={component} messageId={at.messageId} />;
    case ComponentType.MediaGallery:
      return <Gallery items={component.items} />;
    case ComponentType.File:
      return <FileCard name={component.name ?? 'file'} url={component.file.url} size={component.size ?? null} />;
    case ComponentType.Separator: {
      const spacing = component.spacing === SeparatorSpacingSize.Large ? 'separator large' : 'separator';
      return <hr class={component.divider === false ? `${spacing} invisible` : spacing} />;
    }
    case ComponentType.ActionRow: {
      const buttons = component.components.filter((item) => item.type === ComponentType.Button);
      const menus = component.components.filter((item) => item.type !== ComponentType.Button);
      return menus.length === 0 ? (
        <ButtonRow buttons={buttons} messageId={at.messageId} />
      ) : (
        <div class="row">
          {menus.map((menu, index) => (
            <MessageMenu key={index} menu={menu} {...at} />
          ))}
        </div>
      );
    }
  }
}
