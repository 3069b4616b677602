import { textParts } from '#src/domain/pool/formula/text-parts.ts'
import { writeFormula } from '#src/domain/pool/formula/write-formula.ts'
import { renderLatex } from './render-latex.ts'

/**
 * LaTeX between its delimiters. A dollar sign opens a formula only before something other than a space, and closes one
 * only behind something other than a space and not before a letter or a figure: "$5 or $6" stays an amount of money.
 */
const delimited =
  /\\\[(?<bracketed>.+?)\\\]|\\\((?<parenthesized>.+?)\\\)|(?<!\\)\$\$(?<block>[^$]+?)\$\$|(?<![\\\p{L}\p{N}$])\$(?![\s$])(?<inline>(?:\\.|[^$\\\n])+?)(?<![\s\\])\$(?![\p{L}\p{N}$])/gsu

/** An amount with words behind it, up to another dollar sign: "$5 for one, 6 US$". */
const isAmount = (latex: string): boolean => /^\d[\d.,]*\s+[^\\]*\p{L}{2}/u.test(latex)

const leftOpen = /\\[([]/

/** A text with its formulas rendered, and for each that can't be rendered the LaTeX with the reason. */
export interface RenderedText {
  text: string
  faults: string[]
}

function renderedWords(words: string, faults: string[]): string {
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
    else text += writeFormula(formula)
    from = index + whole.length
  }
  rest.push(words.slice(from))
  const open = rest.flatMap((each) => leftOpen.exec(each) ?? [])[0]
  if (open !== undefined) faults.push(`${open} (not closed)`)
  return text + words.slice(from)
}

/** Renders the LaTeX in a text as MathML; formulas that are MathML already stay as they are. */
export function renderLatexInText(given: string): RenderedText {
  if (!/[\\$]/.test(given)) return { text: given, faults: [] }
  const faults: string[] = []
  const text = textParts(given)
    .map((part) => (typeof part === 'string' ? renderedWords(part, faults) : writeFormula(part)))
    .join('')
  return { text, faults }
}
