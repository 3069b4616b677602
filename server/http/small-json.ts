import type { BodyLimits } from './body-limits.ts'

const [quote, backslash] = [...'"\\'].map((byte) => byte.charCodeAt(0)) as [number, number]
const [comma, colon] = [...',:'].map((byte) => byte.charCodeAt(0))
const [openList, closeList, openObject, closeObject] = [...'[]{}'].map((byte) => byte.charCodeAt(0))

/**
 * Returns the index of the quotation mark that ends a JSON string, or the length of the text if the string does not
 * end. `from` is the start of the string's contents.
 */
function endOfString(text: Uint8Array, from: number): number {
  for (let at = text.indexOf(quote, from); at >= 0; at = text.indexOf(quote, at + 1)) {
    let escapes = at
    while (escapes > from && text[escapes - 1] === backslash) escapes -= 1
    if ((at - escapes) % 2 === 0) return at
  }
  return text.length
}

/**
 * Whether a JSON text is within the limits of values, fields and depth. The function looks at each byte at most once
 * and builds nothing, so a text that would take seconds to parse is refused within milliseconds. Each bracket and
 * comma counts as a value: the count is at most one below the real number.
 */
export function isJsonWithinLimits(text: Uint8Array, most: Omit<BodyLimits, 'bytes'>): boolean {
  let [values, fields, depth] = [0, 0, 0]
  for (let at = 0; at < text.length && values <= most.values && fields <= most.fields; at += 1) {
    const byte = text[at]
    if (byte === quote) at = endOfString(text, at + 1)
    else if (byte === comma) values += 1
    else if (byte === colon) fields += 1
    else if (byte === openList || byte === openObject) {
      values += 1
      depth += 1
      if (depth > most.depth) return false
    } else if (byte === closeList || byte === closeObject) depth -= 1
  }
  return values <= most.values && fields <= most.fields
}
