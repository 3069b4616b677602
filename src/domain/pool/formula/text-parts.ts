import type { FormulaElement } from './formula.ts'
import { readFormula } from './read-formula.ts'

const formula = /<math(?: [^<>]*)?>.*?<\/math>/gs

/**
 * Returns the parts of a question's text in their order: words as strings, formulas as elements. What only looks like a
 * formula stays words.
 */
export function textParts(text: string): (string | FormulaElement)[] {
  if (!text.includes('<math')) return text === '' ? [] : [text]
  const parts: (string | FormulaElement)[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(formula)) {
    const read = readFormula(found)
    if (!read) continue
    if (index > from) parts.push(text.slice(from, index))
    parts.push(read)
    from = index + found.length
  }
  return from < text.length ? [...parts, text.slice(from)] : parts
}

/** Returns whether a text has a formula. */
export const hasFormula = (text: string): boolean => textParts(text).some((part) => typeof part === 'object')
