import { formatFormula } from '#src/domain/pool/formula/format-formula.ts'
import { parseTextParts } from '#src/domain/pool/formula/parse-text-parts.ts'
import { renderLatex } from './render-latex.ts'

/**
 * Matches LaTeX between its delimiters. A dollar sign opens a formula only if no space follows. It closes a formula
 * only if no space precedes it and no letter or digit follows: "$5 or $6" stays an amount of money.
 */
const delimited =
  /\\\[(?<bracketed>.+?)\\\]|\\\((?<parenthesized>.+?)\\\)|(?<!\\)\$\$(?<block>[^$]+?)\$\$|(?<![\\\p{L}\p{N}$])\$(?![\s$])(?<inline>(?:\\.|[^$\\\n])+?)(?<![\s\\])\$(?![\p{L}\p{N}$])/gsu

/**
 * Returns whether a match is an amount of money and text that happen to be followed by another dollar sign: "$5 for
 * one, 6 US$".
 */
const isAmount = (latex: string): boolean => /^\d[\d.,]*\s+[^\\]*\p{L}{2}/u.test(latex)

const unclosedDelimiter = /\\[([]/

/** A text with rendered formulas, and the LaTeX of those that can't be rendered, with the reasons. */
export interface RenderedText {
  text: string
  faults: string[]
}

function renderPart(words: string, faults: string[]): string {
  const rest: string[] = []
  let from = 0
  let text = ''
  for (const { 0: whole, index, groups = {} } of words.matchAll(delimited)) {
    const { bracketed, parenthesized, block, inline } = groups
    if (inline !== undefined && isAmount(inline)) continue
    const latex = (bracketed ?? parenthesized ?? block ?? inline) as string
    const formula = renderLatex(latex, (bracketed ?? block) !== undefined)
    rest.push(words.slice(from, index))
    text += words.slice(from, index)
    if ('cause' in formula) faults.push(`${latex.trim()} (${formula.cause})`)
    else text += formatFormula(formula)
    from = index + whole.length
  }
  rest.push(words.slice(from))
  const open = rest.flatMap((part) => unclosedDelimiter.exec(part) ?? [])[0]
  if (open !== undefined) faults.push(`${open} (not closed)`)
  return text + words.slice(from)
}

/** Renders the LaTeX in a text as MathML; formulas in MathML stay unchanged. */
export function renderLatexInText(given: string): RenderedText {
  if (!/[\\$]/.test(given)) return { text: given, faults: [] }
  const faults: string[] = []
  const text = parseTextParts(given)
    .map((part) => (typeof part === 'string' ? renderPart(part, faults) : formatFormula(part)))
    .join('')
  return { text, faults }
}
