import type { BodyLimits } from './body-limits.ts'

const [quote, backslash] = [...'"\\'].map((sign) => sign.charCodeAt(0)) as [number, number]
const [comma, colon] = [...',:'].map((sign) => sign.charCodeAt(0))
const [openList, closeList, openObject, closeObject] = [...'[]{}'].map((sign) => sign.charCodeAt(0))

/** The place of the quotation mark that ends a string, whose contents begin at a place; the end of the text where none does. */
function endOfString(text: Uint8Array, from: number): number {
  for (let at = text.indexOf(quote, from); at >= 0; at = text.indexOf(quote, at + 1)) {
    let escapes = at
    while (escapes > from && text[escapes - 1] === backslash) escapes -= 1
    if ((at - escapes) % 2 === 0) return at
  }
  return text.length
}

/**
 * Whether a JSON text has no more values or fields, nor values deeper in each other, than its limits allow. It looks at each byte at most once
 * and builds nothing, so a text that would take seconds to parse is refused within milliseconds. Each bracket and each comma counts
 * as a value: that is never less than there are, but for one.
 */
export function isSmallJson(text: Uint8Array, most: Omit<BodyLimits, 'bytes'>): boolean {
  let [values, fields, depth] = [0, 0, 0]
  for (let at = 0; at < text.length && values <= most.values && fields <= most.fields; at += 1) {
    const sign = text[at]
    if (sign === quote) at = endOfString(text, at + 1)
    else if (sign === comma) values += 1
    else if (sign === colon) fields += 1
    else if (sign === openList || sign === openObject) {
      values += 1
      depth += 1
      if (depth > most.depth) return false
    } else if (sign === closeList || sign === closeObject) depth -= 1
  }
  return values <= most.values && fields <= most.fields
}
