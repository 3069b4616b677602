/**
 * Replaces the placeholders in a text by their values. A placeholder without a value stays in the text, as in
 * "{{portal}} & partners".
 */
export const interpolate = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
