import type { FormulaElement } from './formula.ts'
import { parseFormula } from './parse-formula.ts'

const formula = /<math(?: [^<>]*)?>.*?<\/math>/gs

/**
 * Returns the parts of a question's text in order: text as strings, formulas as elements. A malformed formula stays
 * text.
 */
export function parseTextParts(text: string): (string | FormulaElement)[] {
  if (!text.includes('<math')) return text === '' ? [] : [text]
  const parts: (string | FormulaElement)[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(formula)) {
    const element = parseFormula(found)
    if (!element) continue
    if (index > from) parts.push(text.slice(from, index))
    parts.push(element)
    from = index + found.length
  }
  return from < text.length ? [...parts, text.slice(from)] : parts
}

/** Whether a text contains a formula. */
export const hasFormula = (text: string): boolean =>
  parseTextParts(text).some((part) => typeof part === 'object')
