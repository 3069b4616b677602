import { formatAsMathMl } from '#src/domain/pool/formula/format-formula.ts'
import { type FormulaElement, isBlockFormula, latexOf } from '#src/domain/pool/formula/formula.ts'
import { escapeXml } from '../markup/escape-xml.ts'

/**
 * Returns a formula as LaTeX in HTML, with its delimiters; if the LaTeX of the formula is not known, returns
 * MathML.
 */
export function formatAsLatex(formula: FormulaElement): string {
  const latex = latexOf(formula)
  if (latex === undefined) return formatAsMathMl(formula)
  return escapeXml(isBlockFormula(formula) ? `\\[${latex}\\]` : `\\(${latex}\\)`)
}
