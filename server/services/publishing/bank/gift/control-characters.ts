/** An unescaped control character of GIFT, and its position in the text. */
export interface ControlCharacter {
  character: string
  position: number
}

/** Returns the length of a question's title, including the colons, or 0 if the question has no title. */
export const giftTitleLength = (text: string): number =>
  /^\s*::(?:\\.|(?!::)[^\\])*::/su.exec(text)?.[0].length ?? 0

/** Returns the title of a question as plain text, or an empty text if the question has no title. */
export const giftTitleOf = (text: string): string =>
  text
    .slice(0, giftTitleLength(text))
    .trim()
    .slice(2, -2)
    .replace(/\\([\s\S])/gu, '$1')

/** Lists the unescaped control characters of a text. */
export const findControlCharacters = (text: string, signs: string): ControlCharacter[] =>
  [...text.matchAll(/\\.|[{}=~#:]/gsu)]
    .filter(([sign]) => signs.includes(sign))
    .map(({ 0: character, index }) => ({ character, position: index }))

/** Returns the positions of the braces around the answers; undefined for a brace that is missing. */
export function findBraces(text: string): { open: number | undefined; close: number | undefined } {
  const braces = findControlCharacters(text, '{}').filter(({ position: at }) => at >= giftTitleLength(text))
  return {
    open: braces.find(({ character: sign }) => sign === '{')?.position,
    close: braces.find(({ character: sign }) => sign === '}')?.position,
  }
}
