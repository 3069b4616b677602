/**
 * Returns a text in the form that question banks store: spaces at the ends of lines, repeated spaces and empty
 * lines are removed. Formats treat spaces differently, and pages show no difference.
 */
export const normalizeBankText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
