/**
 * Returns a text in the form that banks store: no spaces at the ends of lines, no repeated spaces, no empty lines. Formats
 * treat spaces differently, and readers see no difference.
 */
export const normalizeBankText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
