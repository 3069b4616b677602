import temml from 'temml'
import type { FormulaElement } from '#src/domain/pool/formula/formula.ts'
import { readXml } from '../markup/read-xml.ts'
import { cleanFormula } from './clean-formula.ts'

/** The maximum number of macro expansions of a formula, which ends recursive macros. */
const maxExpansions = 300

const options = {
  annotate: true,
  throwOnError: true,
  trust: false,
  maxExpand: maxExpansions,
  maxSize: [30, 30] as [number, number],
}

/**
 * Returns LaTeX on one line, without comments, because on one line a comment would extend to the end of the
 * formula.
 */
const toOneLine = (latex: string): string =>
  latex
    .replace(/(?<!\\)%[^\n]*(\n|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the first line of the renderer's error message, without the position. */
const causeOf = (error: Error): string =>
  (error.message.trim().split('\n')[0] as string).replace(/ at (position \d+|end of input):.*$/u, '')

/** Renders LaTeX as MathML. Returns the reason, in English, for invalid LaTeX or an unknown command. */
export function renderLatex(latex: string, block: boolean): FormulaElement | { cause: string } {
  const source = toOneLine(latex)
  let mathMl: string
  try {
    mathMl = temml.renderToString(source, { ...options, displayMode: block })
  } catch (error) {
    if (error instanceof Error && error.name === 'ParseError') return { cause: causeOf(error) }
    throw error
  }
  const read = readXml('formula', mathMl)
  if ('reason' in read) return { cause: read.detail ?? read.reason }
  const formula = cleanFormula(read)
  return 'elementName' in formula ? { cause: `<${formula.elementName}>` } : formula
}
