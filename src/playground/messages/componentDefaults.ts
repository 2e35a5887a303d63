import { ComponentType } from 'discord-api-types/v10';
import type { ComponentNode } from '../rules/componentTree.ts';

type Fields = Readonly<Record<string, unknown>>;

const SELECT: Fields = { min_values: 1, max_values: 1 };

/** The values that Discord fills in for fields that the bot left out. */
const DEFAULTS: Readonly<Record<number, Fields>> = {
  [ComponentType.Container]: { accent_color: null, spoiler: false },
  [ComponentType.Separator]: { spacing: 1, divider: true },
  [ComponentType.Thumbnail]: { description: null, spoiler: false },
  [ComponentType.File]: { spoiler: false },
  [ComponentType.StringSelect]: SELECT,
  [ComponentType.UserSelect]: SELECT,
  [ComponentType.RoleSelect]: SELECT,
  [ComponentType.MentionableSelect]: SELECT,
  [ComponentType.ChannelSelect]: SELECT,
};

const GALLERY_ITEM: Fields = { description: null, spoiler: false };

/** A copy of the components with Discord's defaults for the fields that are missing. */
export function withDefaults(nodes: readonly ComponentNode[]): ComponentNode[] {
  return nodes.map(nodeWithDefaults);
}

function nodeWithDefaults(node: ComponentNode): ComponentNode {
  return {
    ...DEFAULTS[node.type],
    ...node,
    ...(node.components === undefined ? {} : { components: withDefaults(node.components) }),
    ...(node.accessory === undefined ? {} : { accessory: nodeWithDefaults(node.accessory) }),
    ...(node.items === undefined ? {} : { items: node.items.map((item) => ({ ...GALLERY_ITEM, ...item })) }),
  };
}
