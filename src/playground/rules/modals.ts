import { ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import {
  channelSelect,
  componentId,
  customId,
  mentionableSelect,
  roleSelect,
  stringSelect,
  textDisplay,
  userSelect,
} from './components.ts';
import { breachesOfTree, type ComponentNode } from './componentTree.ts';
import { type FieldPath, refuseIfAny } from './refusal.ts';
import { lengthOf, read, text, whole } from './shapes.ts';

const modalLabel = text(1, 45, 'modalLabelLength');

const textInputFields = {
  type: z.literal(ComponentType.TextInput),
  id: componentId,
  custom_id: customId,
  style: z.int().min(1).max(2),
  min_length: whole(0, 4000, 'textInputLengths').nullish(),
  max_length: whole(1, 4000, 'textInputLengths').nullish(),
  required: z.boolean().nullish(),
  value: z.string().nullish(),
  placeholder: text(0, 100, 'placeholderLength').nullish(),
};

interface TextInputLimits {
  readonly min_length?: number | null | undefined;
  readonly max_length?: number | null | undefined;
  readonly value?: string | null | undefined;
}

function checkTextInput(input: TextInputLimits, context: z.RefinementCtx): void {
  const least = input.min_length ?? 0;
  const most = input.max_length ?? 4000;
  if (least > most) context.addIssue({ code: 'custom', path: ['min_length'], message: 'textInputLengths' });
  const length = lengthOf(input.value ?? '');
  if (length > most || (length > 0 && length < least)) {
    context.addIssue({ code: 'custom', path: ['value'], message: 'textInputValue' });
  }
}

const textInput = z.object(textInputFields).superRefine(checkTextInput);
/** The older form, in a row instead of a label component, has its own label. */
const labeledTextInput = z.object({ ...textInputFields, label: modalLabel }).superRefine(checkTextInput);

const choice = z.object({
  value: text(1, 100, 'optionTextLength'),
  label: text(1, 100, 'optionTextLength'),
  description: text(0, 100, 'optionTextLength').nullish(),
  default: z.boolean().nullish(),
});

const radioGroup = z.object({
  type: z.literal(ComponentType.RadioGroup),
  id: componentId,
  custom_id: customId,
  required: z.boolean().nullish(),
  options: z.array(choice).min(2, 'choiceCount').max(10, 'choiceCount'),
});

const checkboxGroup = z.object({
  type: z.literal(ComponentType.CheckboxGroup),
  id: componentId,
  custom_id: customId,
  required: z.boolean().nullish(),
  min_values: whole(0, 10, 'choiceCount').nullish(),
  max_values: whole(1, 10, 'choiceCount').nullish(),
  options: z.array(choice).min(1, 'choiceCount').max(10, 'choiceCount'),
});

const checkbox = z.object({
  type: z.literal(ComponentType.Checkbox),
  id: componentId,
  custom_id: customId,
  default: z.boolean().nullish(),
});

const fileUpload = z.object({
  type: z.literal(ComponentType.FileUpload),
  id: componentId,
  custom_id: customId,
  required: z.boolean().nullish(),
  min_values: whole(0, 10, 'fileUploadCounts').nullish(),
  max_values: whole(1, 10, 'fileUploadCounts').nullish(),
});

const label = z.object({
  type: z.literal(ComponentType.Label),
  id: componentId,
  label: modalLabel,
  description: text(1, 100, 'modalDescriptionLength').nullish(),
  component: z.discriminatedUnion(
    'type',
    [
      textInput,
      stringSelect,
      userSelect,
      roleSelect,
      mentionableSelect,
      channelSelect,
      radioGroup,
      checkboxGroup,
      checkbox,
      fileUpload,
    ],
    { error: 'componentNotAllowed' },
  ),
});

const row = z.object({
  type: z.literal(ComponentType.ActionRow),
  id: componentId,
  components: z
    .array(z.discriminatedUnion('type', [labeledTextInput], { error: 'componentNotAllowed' }))
    .min(1, 'rowSize')
    .max(1, 'rowSize'),
});

const modal = z.object({
  custom_id: customId,
  title: text(1, 45, 'modalTitleLength'),
  components: z
    .array(z.discriminatedUnion('type', [label, textDisplay, row], { error: 'componentNotAllowed' }))
    .min(1, 'modalSize')
    .max(5, 'modalSize'),
});

/** A modal after all rules for modals passed. */
interface ModalDraft {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly ComponentNode[];
}

/** Reads the data of a response that opens a modal. Refuses invalid ones. */
export function readModal(data: unknown, at: FieldPath): ModalDraft {
  const draft: ModalDraft = read(modal, data, ...at);
  refuseIfAny(breachesOfTree(draft.components, [...at, 'components']));
  return draft;
}
