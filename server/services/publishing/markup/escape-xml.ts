import type { FormulaElement } from '#src/domain/pool/formula/formula.ts'
import { textParts } from '#src/domain/pool/formula/text-parts.ts'
import { writeMathMl } from '#src/domain/pool/formula/write-formula.ts'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in XML and HTML, in elements and attributes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] as string)

/** Writes a formula in markup. */
export type WriteFormula = (formula: FormulaElement) => string

const asMarkup = (text: string, write: WriteFormula): string =>
  textParts(text)
    .map((part) => (typeof part === 'string' ? escapeXml(part) : write(part)))
    .join('')

/** Lines of text where no paragraph may stand, in XHTML; formulas as MathML. */
export const asLines = (text: string, write: WriteFormula = writeMathMl): string =>
  text
    .split('\n')
    .map((line) => asMarkup(line, write))
    .join('<br/>')

/** Lines of text as paragraphs of XHTML; formulas as MathML. */
export const asParagraphs = (text: string, write: WriteFormula = writeMathMl): string =>
  text
    .split('\n')
    .map((line) => `<p>${asMarkup(line, write)}</p>`)
    .join('')
