import { ComponentType } from 'discord-api-types/v10';
import type { Breach, FieldPath } from './refusal.ts';
import { lengthOf } from './shapes.ts';

const MAX_COMPONENTS = 40;
const MAX_TEXT = 4000;

/** A component of a message or modal, already checked by its shape, with the fields that matter across components. */
export interface ComponentNode {
  readonly type: number;
  id?: number | null | undefined;
  readonly custom_id?: string | null | undefined;
  readonly content?: string | undefined;
  readonly label?: string | null | undefined;
  readonly placeholder?: string | null | undefined;
  readonly disabled?: boolean | null | undefined;
  /** Of a button or a text input. */
  readonly style?: number | null | undefined;
  readonly required?: boolean | null | undefined;
  /** The initial text of a text input. */
  readonly value?: string | null | undefined;
  readonly default?: boolean | null | undefined;
  readonly min_length?: number | null | undefined;
  readonly max_length?: number | null | undefined;
  readonly components?: readonly ComponentNode[] | undefined;
  /** Of a media gallery. */
  readonly items?: readonly Readonly<Record<string, unknown>>[] | undefined;
  readonly accessory?: ComponentNode | undefined;
  readonly component?: ComponentNode | undefined;
  readonly options?:
    | readonly { readonly value: string; readonly label?: string; readonly default?: boolean | null | undefined }[]
    | undefined;
  readonly default_values?: readonly unknown[] | null | undefined;
  readonly min_values?: number | null | undefined;
  readonly max_values?: number | null | undefined;
}

/** Yields every component, parents before children, with its path in the request. */
export function* walk(
  nodes: readonly ComponentNode[],
  at: FieldPath,
): Generator<{ readonly node: ComponentNode; readonly path: FieldPath }> {
  for (const [index, node] of nodes.entries()) yield* walkNode(node, [...at, index]);
}

function* walkNode(
  node: ComponentNode,
  path: FieldPath,
): Generator<{ readonly node: ComponentNode; readonly path: FieldPath }> {
  yield { node, path };
  if (node.components !== undefined) yield* walk(node.components, [...path, 'components']);
  if (node.accessory !== undefined) yield* walkNode(node.accessory, [...path, 'accessory']);
  if (node.component !== undefined) yield* walkNode(node.component, [...path, 'component']);
}

/** Breaches across components: too many or too much text in the whole tree, duplicated ids, rows too wide. */
export function breachesOfTree(nodes: readonly ComponentNode[], at: FieldPath): Breach[] {
  const all = [...walk(nodes, at)];
  const breaches: Breach[] = [];
  if (all.length > MAX_COMPONENTS) breaches.push({ rule: 'componentsTotal', path: at });
  const characters = all.reduce(
    (sum, { node }) => sum + (node.type === ComponentType.TextDisplay ? lengthOf(node.content ?? '') : 0),
    0,
  );
  if (characters > MAX_TEXT) breaches.push({ rule: 'textTotal', path: at });

  const ids = new Set<number>();
  const customIds = new Set<string>();
  for (const { node, path } of all) {
    if (node.id != null && node.id !== 0) {
      if (ids.has(node.id)) breaches.push({ rule: 'componentIdDuplicated', path: [...path, 'id'] });
      ids.add(node.id);
    }
    if (node.custom_id != null) {
      if (customIds.has(node.custom_id)) breaches.push({ rule: 'customIdDuplicated', path: [...path, 'custom_id'] });
      customIds.add(node.custom_id);
    }
    if (node.type === ComponentType.ActionRow) breaches.push(...breachesOfRow(node, path));
    breaches.push(...breachesOfOptions(node, path));
  }
  return breaches;
}

/** A row contains buttons, or a single menu. */
function breachesOfRow(row: ComponentNode, path: FieldPath): Breach[] {
  const children = row.components ?? [];
  const wide = children.findIndex((child) => child.type !== ComponentType.Button);
  return wide === -1 || children.length === 1
    ? []
    : [{ rule: 'rowWidth', path: [...path, 'components', Math.max(wide, 1)] }];
}

/** Breaches in menus, radio, and checkbox groups: duplicated values, and counts that the options cannot satisfy. */
function breachesOfOptions(node: ComponentNode, path: FieldPath): Breach[] {
  const breaches: Breach[] = [];
  const least = node.min_values ?? 1;
  const most = node.max_values ?? (node.type === ComponentType.CheckboxGroup ? (node.options?.length ?? 1) : 1);
  if (node.min_values != null && least > most)
    breaches.push({ rule: 'valueCountsOrder', path: [...path, 'min_values'] });

  const chosen = node.options?.filter((option) => option.default === true).length ?? node.default_values?.length ?? 0;
  const isRadio = node.type === ComponentType.RadioGroup;
  if (isRadio && chosen > 1) breaches.push({ rule: 'radioDefaults', path: [...path, 'options'] });
  if (!isRadio && chosen > 0 && (chosen > most || chosen < least)) {
    breaches.push({
      rule: 'defaultsOutsideCounts',
      path: [...path, node.options === undefined ? 'default_values' : 'options'],
    });
  }
  if (node.options === undefined) return breaches;

  if (most > node.options.length || (node.min_values ?? 0) > node.options.length) {
    breaches.push({ rule: 'valuesOverOptions', path: [...path, 'max_values'] });
  }
  const values = new Set<string>();
  for (const [index, option] of node.options.entries()) {
    if (values.has(option.value))
      breaches.push({ rule: 'optionValueDuplicated', path: [...path, 'options', index, 'value'] });
    values.add(option.value);
  }
  return breaches;
}

/** Gives every component without an id the lowest free one, in reading order, as Discord does. */
export function numberComponents(nodes: readonly ComponentNode[]): void {
  const all = [...walk(nodes, [])].map(({ node }) => node);
  const taken = new Set(all.map((node) => node.id));
  let next = 1;
  for (const node of all) {
    if (node.id != null && node.id !== 0) continue;
    while (taken.has(next)) next++;
    taken.add(next);
    node.id = next;
  }
}
