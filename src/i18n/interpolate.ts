/** A text with values in the place of their names; a name that has none stays: "{{portal}} & partners". */
export const interpolate = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
