import { formatAsMathMl } from '#src/domain/pool/formula/format-formula.ts'
import type { FormulaElement } from '#src/domain/pool/formula/formula.ts'
import { parseTextParts } from '#src/domain/pool/formula/parse-text-parts.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML and HTML, in elements and attributes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] as string)

/** Returns the markup of a formula. */
export type FormulaWriter = (formula: FormulaElement) => string

const asMarkup = (text: string, write: FormulaWriter): string =>
  parseTextParts(text)
    .map((part) => (typeof part === 'string' ? escapeXml(part) : write(part)))
    .join('')

/**
 * Returns the lines of a text as XHTML for elements that must not contain paragraphs; formulas are MathML by
 * default.
 */
export const toXhtmlLines = (text: string, write: FormulaWriter = formatAsMathMl): string =>
  text
    .split('\n')
    .map((line) => asMarkup(line, write))
    .join('<br/>')

/** Returns lines of text as paragraphs of XHTML; formulas are MathML. */
export const toXhtmlParagraphs = (text: string, write: FormulaWriter = formatAsMathMl): string =>
  text
    .split('\n')
    .map((line) => `<p>${asMarkup(line, write)}</p>`)
    .join('')
