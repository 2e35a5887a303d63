import {
  button,
  buttons,
  container,
  gallery,
  item,
  layout,
  menu,
  option,
  row,
  textDisplay,
  times,
} from '../support/messageBodies.ts';
import { layouts, messages, type RuleCase } from './case.ts';

const section = (...components: readonly unknown[]) => ({ type: 9, components, accessory: button() });
const link = { type: 2, style: 5, label: 'Go', url: 'https://example.com' };

/** Components of messages: limits of each, and those that only the whole tree shows. */
export const componentCases = {
  componentNotAllowed: layouts(container(container(textDisplay())), container(textDisplay())),
  componentsTotal: messages(
    layout(
      ...times(7, (index) => row(...times(5, (column) => button({ custom_id: `${index}/${column}` })))).slice(0, 6),
      ...times(5, () => textDisplay()),
    ),
    layout(
      ...times(6, (index) => row(...times(5, (column) => button({ custom_id: `${index}/${column}` })))),
      ...times(4, () => textDisplay()),
    ),
  ),
  textTotal: messages(
    layout(container(textDisplay('x'.repeat(2000))), textDisplay('x'.repeat(2001))),
    layout(container(textDisplay('x'.repeat(2000))), textDisplay('x'.repeat(2000))),
  ),
  componentIdDuplicated: layouts(
    container({ ...textDisplay(), id: 7 }, { ...textDisplay(), id: 7 }),
    container({ ...textDisplay(), id: 7 }, { ...textDisplay(), id: 8 }),
  ),
  customIdDuplicated: messages(
    layout(row(button()), section(textDisplay())),
    layout(row(button({ custom_id: 'other' })), section(textDisplay())),
  ),
  customIdLength: layouts(row(button({ custom_id: 'x'.repeat(101) })), row(button({ custom_id: 'x'.repeat(100) }))),
  containerSize: layouts(container(), container(textDisplay())),
  accentColor: layouts(
    { ...container(textDisplay()), accent_color: 0x1000000 },
    { ...container(textDisplay()), accent_color: 0xffffff },
  ),
  rowSize: layouts(row(...buttons(6)), row(...buttons(5))),
  rowWidth: layouts(row(menu(), menu({ custom_id: 'other' })), row(menu())),
  textLength: layouts(textDisplay('x'.repeat(4001)), textDisplay('x'.repeat(4000))),
  sectionSize: layouts(section(...times(4, () => textDisplay())), section(...times(3, () => textDisplay()))),
  galleryItems: layouts(gallery(...times(11, () => item())), gallery(...times(10, () => item()))),
  altTextLength: layouts(
    gallery(item({ description: 'x'.repeat(1025) })),
    gallery(item({ description: 'x'.repeat(1024) })),
  ),
  buttonLabelLength: layouts(row(button({ label: 'x'.repeat(81) })), row(button({ label: 'x'.repeat(80) }))),
  buttonEmpty: layouts(row(button({ label: undefined })), row(button({ label: undefined, emoji: { name: '🏰' } }))),
  buttonTarget: layouts(row({ ...link, custom_id: 'go' }), row(link)),
  buttonUrlLength: layouts(
    row({ ...link, url: `https://example.com/${'x'.repeat(493)}` }),
    row({ ...link, url: `https://example.com/${'x'.repeat(492)}` }),
  ),
  emojiInvalid: layouts(row(button({ emoji: { name: 'castle' } })), row(button({ emoji: { name: '🏰' } }))),
  placeholderLength: layouts(row(menu({ placeholder: 'x'.repeat(151) })), row(menu({ placeholder: 'x'.repeat(150) }))),
  selectOptionCount: layouts(
    row(menu({ options: times(26, (index) => option(String(index))) })),
    row(menu({ options: times(25, (index) => option(String(index))) })),
  ),
  optionTextLength: layouts(
    row(menu({ options: [option('x'.repeat(101))] })),
    row(menu({ options: [option('x'.repeat(100))] })),
  ),
  optionValueDuplicated: layouts(
    row(menu({ options: [option('a'), option('a')] })),
    row(menu({ options: [option('a'), option('b')] })),
  ),
  valueCounts: layouts(row(menu({ max_values: 0 })), row(menu({ max_values: 1 }))),
  valueCountsOrder: layouts(row(menu({ min_values: 2, max_values: 1 })), row(menu({ min_values: 2, max_values: 2 }))),
  valuesOverOptions: layouts(row(menu({ max_values: 3 })), row(menu({ max_values: 2 }))),
  defaultsOutsideCounts: layouts(
    row(menu({ options: [option('a', { default: true }), option('b', { default: true })] })),
    row(menu({ options: [option('a', { default: true }), option('b')] })),
  ),
} as const satisfies Readonly<Record<string, RuleCase>>;
