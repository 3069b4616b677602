import temml from 'temml'
import type { FormulaElement } from '#src/domain/pool/formula/formula.ts'
import { readXml } from '../markup/read-xml.ts'
import { cleanFormula } from './clean-formula.ts'

/** Macros that a formula expands at most: a formula that defines one in terms of itself ends there. */
const mostExpansions = 300

const options = {
  annotate: true,
  throwOnError: true,
  trust: false,
  maxExpand: mostExpansions,
  maxSize: [30, 30] as [number, number],
}

/** LaTeX on one line: a comment ends with its line, so it goes before the lines become one. */
const onOneLine = (latex: string): string =>
  latex
    .replace(/(?<!\\)%[^\n]*(\n|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The first line of what the renderer says, without the place that it underlines. */
const causeOf = (error: Error): string =>
  (error.message.trim().split('\n')[0] as string).replace(/ at (position \d+|end of input):.*$/u, '')

/** Renders LaTeX as MathML. Returns the reason, in English, where it is no LaTeX or has a command that isn't known. */
export function renderLatex(latex: string, block: boolean): FormulaElement | { cause: string } {
  const source = onOneLine(latex)
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
  return 'unknown' in formula ? { cause: `<${formula.unknown}>` } : formula
}
