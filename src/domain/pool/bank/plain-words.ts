/**
 * A text as banks keep it: no spaces at the ends of lines or several in a row, and no empty lines. Forms differ in what
 * they do to spaces, and readers see no difference.
 */
export const plainWords = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
