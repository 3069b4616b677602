import { findBraces, titleLength } from './gift-signs.ts'

const escaped = (text: string, signs: string): string =>
  text.replace(/\\.|[=~#:]/gsu, (sign) => (signs.includes(sign) ? `\\${sign}` : sign))

/** Answers that are numbers, in which a colon means something. */
const isNumerical = (answers: string): boolean => /^\{\s*#(?!##)/.test(answers)

/**
 * Writes a backslash before signs that mean nothing where they stand, which Moodle takes for text and the parser does not: a colon,
 * and outside of the answers `=`, `~` and `#`. An empty general feedback is left out.
 */
export function escapeStraySigns(text: string): string {
  const title = titleLength(text)
  const { open = text.length, close = text.length } = findBraces(text)
  const answers = text.slice(open, close)
  const name = text.slice(0, title).trim().slice(2, -2)
  return [
    title > 0 ? `::${escaped(name, ':=~#')}::` : '',
    escaped(text.slice(title, open), ':=~#'),
    isNumerical(answers) ? answers : escaped(answers, ':').replace(/####\s*$/, ''),
    escaped(text.slice(close), ':=~#'),
  ].join('')
}
