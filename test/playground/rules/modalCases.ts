import { option, times } from '../support/messageBodies.ts';
import type { RuleCase } from './case.ts';

type Json = Readonly<Record<string, unknown>>;

const input = (over: Json = {}) => ({ type: 4, style: 1, custom_id: 'word', ...over });
const label = (component: unknown, over: Json = {}) => ({ type: 18, label: 'A word', component, ...over });
const modal = (components: readonly unknown[], over: Json = {}) => ({
  title: 'Options',
  custom_id: 'options',
  components,
  ...over,
});
const group = (type: number, count: number) => ({
  type,
  custom_id: 'group',
  options: times(count, (index) => option(String(index))),
});
const radio = (isDefault: boolean) => ({
  type: 21,
  custom_id: 'radio',
  options: [option('a', { default: true }), option('b', { default: isDefault })],
});

function modals(refused: unknown, accepted: unknown): RuleCase {
  return {
    refused: async (bot) => bot.answer(await bot.command(), 9, refused),
    accepted: async (bot) => bot.answer(await bot.command(), 9, accepted),
  };
}

/** Modals and the fields in them. */
export const modalCases = {
  modalTitleLength: modals(
    modal([label(input())], { title: 'x'.repeat(46) }),
    modal([label(input())], { title: 'x'.repeat(45) }),
  ),
  modalSize: modals(
    modal(times(6, (index) => label(input({ custom_id: `word${index}` })))),
    modal(times(5, (index) => label(input({ custom_id: `word${index}` })))),
  ),
  modalLabelLength: modals(
    modal([label(input(), { label: 'x'.repeat(46) })]),
    modal([label(input(), { label: 'x'.repeat(45) })]),
  ),
  modalDescriptionLength: modals(
    modal([label(input(), { description: 'x'.repeat(101) })]),
    modal([label(input(), { description: 'x'.repeat(100) })]),
  ),
  textInputLengths: modals(
    modal([label(input({ min_length: 5, max_length: 4 }))]),
    modal([label(input({ min_length: 4, max_length: 4 }))]),
  ),
  textInputValue: modals(
    modal([label(input({ value: 'abcd', max_length: 3 }))]),
    modal([label(input({ value: 'abc', max_length: 3 }))]),
  ),
  choiceCount: modals(modal([label(group(22, 11))]), modal([label(group(22, 10))])),
  radioDefaults: modals(modal([label(radio(true))]), modal([label(radio(false))])),
  fileUploadCounts: modals(
    modal([label({ type: 19, custom_id: 'files', max_values: 11 })]),
    modal([label({ type: 19, custom_id: 'files', max_values: 10 })]),
  ),
} as const satisfies Readonly<Record<string, RuleCase>>;
