/** Matches the characters that a QTI identifier may contain; the first character must be a letter. */
const allowedCharacter = /[A-Za-z0-9.-]/

const escapeCharacter = (sign: string): string => `_x${(sign.codePointAt(0) as number).toString(16)}_`

/**
 * Returns a question's code as a QTI identifier. Characters that are not allowed are written as their code points,
 * so that an import can restore the code.
 * @example qtiIdentifierOf('7 a') // '_x37__x20_a'
 */
export const qtiIdentifierOf = (code: string): string =>
  [...code]
    .map((sign, index) =>
      allowedCharacter.test(sign) && (index > 0 || /[A-Za-z]/.test(sign)) ? sign : escapeCharacter(sign),
    )
    .join('')

export const codeOfQtiIdentifier = (identifier: string): string =>
  identifier.replace(/_x([0-9a-f]{1,6})_/g, (written, number: string) => {
    const point = Number.parseInt(number, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : written
  })
