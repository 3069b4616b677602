/** How many figures a validation code has. */
export const codeLength = 5

/** How long a code may be tried, in milliseconds. */
export const codeLife = 10 * 60 * 1000

/** The first figures of other scripts: Arabic, Persian, Thai. */
const zeros = [0x0660, 0x06f0, 0x0e50]

const latinFigure = (sign: string): string => {
  const point = sign.codePointAt(0) ?? 0
  const zero = zeros.find((each) => point >= each && point < each + 10)
  return zero === undefined ? sign : String(point - zero)
}

/**
 * A typed code in the form in which it is compared: without spaces, figures of any script as Latin ones.
 * @example normalisedCode('٤٢ ٣٧٩') // '42379'
 */
export const normalisedCode = (typed: string): string =>
  [...typed.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '')].map(latinFigure).join('')
