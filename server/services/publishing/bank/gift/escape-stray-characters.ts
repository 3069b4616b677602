import { findBraces, giftTitleLength } from './control-characters.ts'

const escapeCharacters = (text: string, signs: string): string =>
  text.replace(/\\.|[=~#:]/gsu, (sign) => (signs.includes(sign) ? `\\${sign}` : sign))

/** Returns whether the answers are numerical. In numerical answers, a colon is a control character. */
const isNumerical = (answers: string): boolean => /^\{\s*#(?!##)/.test(answers)

/**
 * Escapes characters that Moodle reads as text at their position but the parser reads as control characters: a
 * colon, and `=`, `~` and `#` outside the answers. Removes an empty general feedback.
 */
export function escapeStrayCharacters(text: string): string {
  const title = giftTitleLength(text)
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
