/** A sign that means something in GIFT, unless a backslash stands before it, and its place in the text. */
export interface GiftSign {
  sign: string
  at: number
}

/** How long the title of a question is, with the colons around it; 0 without one. */
export const titleLength = (text: string): number =>
  /^\s*::(?:\\.|(?!::)[^\\])*::/su.exec(text)?.[0].length ?? 0

/** The title of a question as people read it; empty without one. */
export const titleOf = (text: string): string =>
  text
    .slice(0, titleLength(text))
    .trim()
    .slice(2, -2)
    .replace(/\\([\s\S])/gu, '$1')

/** Lists the signs of these that a text has and that no backslash takes for text. */
export const findSigns = (text: string, signs: string): GiftSign[] =>
  [...text.matchAll(/\\.|[{}=~#:]/gsu)]
    .filter(([sign]) => signs.includes(sign))
    .map(({ 0: sign, index }) => ({ sign, at: index }))

/** Where the answers of a question begin and end; undefined for a brace that is not there. */
export function findBraces(text: string): { open: number | undefined; close: number | undefined } {
  const braces = findSigns(text, '{}').filter(({ at }) => at >= titleLength(text))
  return {
    open: braces.find(({ sign }) => sign === '{')?.at,
    close: braces.find(({ sign }) => sign === '}')?.at,
  }
}
