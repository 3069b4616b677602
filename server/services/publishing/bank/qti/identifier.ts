/** Letters, figures, points and dashes may stand in an identifier of QTI, and at its beginning a letter. */
const fits = /[A-Za-z0-9.-]/

const escaped = (sign: string): string => `_x${(sign.codePointAt(0) as number).toString(16)}_`

/**
 * A question's code as an identifier of QTI, which has fewer signs: others are written by their number, so that the code
 * can be read back.
 * @example identifierOf('7 a') // '_x37__x20_a'
 */
export const identifierOf = (code: string): string =>
  [...code]
    .map((sign, index) => (fits.test(sign) && (index > 0 || /[A-Za-z]/.test(sign)) ? sign : escaped(sign)))
    .join('')

export const codeOfIdentifier = (identifier: string): string =>
  identifier.replace(/_x([0-9a-f]{1,6})_/g, (written, number: string) => {
    const point = Number.parseInt(number, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : written
  })
