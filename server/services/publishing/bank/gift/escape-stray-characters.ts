import { findBraces, titleLength } from './control-characters.ts'

const escapeCharacters = (text: string, signs: string): string =>
  text.replace(/\\.|[=~#:]/gsu, (sign) => (signs.includes(sign) ? `\\${sign}` : sign))

/** Returns whether the answers are numerical; in these a colon has a meaning. */
const isNumerical = (answers: string): boolean => /^\{\s*#(?!##)/.test(answers)

/**
 * Escapes control characters without a meaning at their position, which Moodle reads as text and the parser
 * does not: a colon, and outside the answers `=`, `~` and `#`. Removes an empty general feedback.
 */
export function escapeStrayCharacters(text: string): string {
  const title = titleLength(text)
  const { open = text.length, close = text.length } = findBraces(text)
  const answers = text.slice(open, close)
  const name = text.slice(0, title).trim().slice(2, -2)
  return [
    title > 0 ? `::${escapeCharacters(name, ':=~#')}::` : '',
    escapeCharacters(text.slice(title, open), ':=~#'),
    isNumerical(answers) ? answers : escapeCharacters(answers, ':').replace(/####\s*$/, ''),
    escapeCharacters(text.slice(close), ':=~#'),
  ].join('')
}
