import { ComponentType } from 'discord-api-types/v10';
import type { ClientRefusal } from '../interactions/commandUse.ts';
import { resolved } from '../interactions/payloads.ts';
import type { ModalValue, ModalValues } from '../pageProtocol.ts';
import type { ComponentNode } from '../rules/componentTree.ts';
import { lengthOf } from '../rules/shapes.ts';
import type { Interaction } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import type { Member } from '../world/world.ts';
import { problemOfValues } from './actions.ts';
import { sendInteraction } from './sendInteraction.ts';

/** Closes the member's open modal without sending it. */
export function closeModal(playground: Playground, userId: string): void {
  playground.interactions.closeModal(userId);
  playground.changes.emit({ kind: 'modalClosed', userId });
}

/**
 * Submits the member's open modal. Values are keyed by custom id; fields without one keep their default. What a client
 * would not send (an empty required field, a text that is too long) is refused, and the modal stays open.
 */
export function submitModal(
  playground: Playground,
  member: Member,
  act: { readonly interactionId: string; readonly values: ModalValues },
): Interaction | ClientRefusal {
  const opener = playground.interactions.modalOf(member.id);
  const channel = opener === null ? null : playground.store.channel(opener.channelId);
  if (opener === null || opener.id !== act.interactionId || opener.modal === null || channel === null) {
    return { refused: 'This form isn’t open.' };
  }
  // The modal was validated when it was opened, so its components have this shape.
  const rows = opener.modal.components as unknown as readonly ComponentNode[];
  // A label holds one field; an action row holds a list.
  const fields = rows.flatMap((row) => row.component ?? row.components ?? []);
  const unknown = Object.keys(act.values).find((id) => !fields.some((field) => field.custom_id === id));
  if (unknown !== undefined) return { refused: `The form has no field ${unknown}.` };

  const valueByField = new Map<ComponentNode, ModalValue>();
  for (const field of fields) {
    const value = act.values[field.custom_id ?? ''] ?? defaultOf(field);
    const problem = problemOf(field, value);
    if (problem !== null) return { refused: `${field.custom_id}: ${problem}` };
    valueByField.set(field, value);
  }
  const { custom_id } = opener.modal;
  const users = [...valueByField]
    .filter(([field]) => field.type === ComponentType.UserSelect)
    .flatMap(([, value]) => listOf(value));
  closeModal(playground, member.id);
  return sendInteraction(playground, member, channel, {
    kind: 'modal',
    command: null,
    messageId: opener.messageId,
    customId: custom_id,
    data: {
      custom_id,
      components: rows.map((row) => submittedRow(row, valueByField)),
      resolved: resolved(playground, users, []),
    },
  });
}

/** The type of a field's value: a string, one option or none, or a boolean. All other fields have a list of values. */
function isText(field: ComponentNode): boolean {
  return field.type === ComponentType.TextInput;
}
function isOneChoice(field: ComponentNode): boolean {
  return field.type === ComponentType.RadioGroup;
}
function isYesOrNo(field: ComponentNode): boolean {
  return field.type === ComponentType.Checkbox;
}

/** The value of a field that the member has not touched. */
function defaultOf(field: ComponentNode): ModalValue {
  if (isText(field)) return field.value ?? '';
  if (isYesOrNo(field)) return field.default ?? false;
  const chosen = (field.options ?? []).filter((option) => option.default === true).map((option) => option.value);
  return isOneChoice(field) ? (chosen[0] ?? null) : chosen;
}

/** Why a client would not send this value; null if it would. Fields are required by default. */
function problemOf(field: ComponentNode, value: ModalValue): string | null {
  const isRequired = field.required !== false;
  if (isText(field)) {
    if (typeof value !== 'string') return 'must be text.';
    const length = lengthOf(value);
    if (length === 0) return isRequired ? 'this is required.' : null;
    return length >= (field.min_length ?? 0) && length <= (field.max_length ?? 4000)
      ? null
      : 'the text is too short or too long.';
  }
  if (isYesOrNo(field)) return typeof value === 'boolean' ? null : 'must be yes or no.';
  if (isOneChoice(field)) {
    if (value === null) return isRequired ? 'this is required.' : null;
    return field.options?.some((option) => option.value === value) === true
      ? null
      : `${value} is not one of the options.`;
  }
  const values = listOf(value);
  if (values.length === 0 && !isRequired) return null;
  const most = field.max_values ?? (field.type === ComponentType.CheckboxGroup ? (field.options?.length ?? 1) : 1);
  return problemOfValues({ ...field, max_values: most }, values);
}

function listOf(value: ModalValue): readonly string[] {
  return Array.isArray(value) ? value : [];
}

/** A top-level component of the modal as the bot receives it: ids and values, no labels. */
function submittedRow(row: ComponentNode, valueByField: ReadonlyMap<ComponentNode, ModalValue>): unknown {
  const head = { type: row.type, id: row.id };
  const field = (node: ComponentNode) => ({
    type: node.type,
    id: node.id,
    custom_id: node.custom_id,
    ...submittedValue(node, valueByField.get(node) ?? null),
  });
  if (row.component !== undefined) return { ...head, component: field(row.component) };
  if (row.components !== undefined) return { ...head, components: row.components.map(field) };
  return head;
}

function submittedValue(
  field: ComponentNode,
  value: ModalValue,
): { value: ModalValue } | { values: readonly string[] } {
  const isSingle = isText(field) || isYesOrNo(field) || isOneChoice(field);
  return isSingle ? { value } : { values: listOf(value) };
}
