/** A button, or a menu with the values of its lines. */
export interface Open {
  readonly customId: string;
  readonly lines: readonly string[];
  /** Just one of them can be chosen. */
  readonly isSingle: boolean;
}

/** All buttons and menus in what was shown. */
export function openIn(value: unknown): readonly Open[] {
  if (Array.isArray(value)) return value.flatMap(openIn);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  const own = 'custom_id' in value && typeof value.custom_id === 'string' ? [openOf(value.custom_id, value)] : [];
  return [...own, ...Object.values(value).flatMap(openIn)];
}

const openOf = (customId: string, component: object): Open => ({
  customId,
  lines: 'options' in component ? (component.options as readonly { value: string }[]).map(({ value }) => value) : [],
  isSingle: 'min_values' in component && component.min_values === 1,
});
