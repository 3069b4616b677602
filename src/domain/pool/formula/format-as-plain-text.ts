import type { FormulaElement, FormulaNode } from './formula.ts'
import { parseTextParts } from './parse-text-parts.ts'

/** Matches operators that are written with spaces around them; all other operators are written without. */
const spacedOperator = /^[=<>≤≥≠≈+−±×⋅·÷→⇒∈∪∩∧∨]$/u

const isWhole = (text: string): boolean => /^(?:[\p{L}\p{N}.,′]*|[([{|].*[)\]}|]|\P{M})$/u.test(text)
const bracketed = (text: string): string => (isWhole(text) ? text : `(${text})`)

const wordsOf = (node: FormulaNode | undefined): string => {
  if (node === undefined) return ''
  if (typeof node === 'string') return node
  return writers[node.name]?.(node.children) ?? node.children.map(wordsOf).join('')
}

const parts = (children: readonly FormulaNode[]): [string, string, string] => {
  const [first, second, third] = children.map(wordsOf)
  return [first ?? '', second ?? '', third ?? '']
}

const isAccent = (text: string): boolean => /^[^\p{L}\p{N}]$/u.test(text.trim())

const above = (children: readonly FormulaNode[]): string => {
  const [base, accent] = parts(children)
  return isAccent(accent) ? `${base}${accent.trim()}` : `${base}^${bracketed(accent)}`
}

/** The functions that write elements as text, for elements that need more than the joined texts of their children. */
const writers: Readonly<Record<string, (children: readonly FormulaNode[]) => string>> = {
  annotation: () => '',
  mphantom: () => '',
  mspace: () => ' ',
  mo: (children) => {
    const operator = children.map(wordsOf).join('').trim()
    return spacedOperator.test(operator) ? ` ${operator} ` : operator.replace(/[\u2061-\u2064]/g, ' ')
  },
  mfrac: (children) => {
    const [top, bottom] = parts(children)
    return `${bracketed(top.trim())}/${bracketed(bottom.trim())}`
  },
  msqrt: (children) => `√${bracketed(children.map(wordsOf).join('').trim())}`,
  mroot: (children) => {
    const [base, index] = parts(children)
    return `${bracketed(index)}√${bracketed(base.trim())}`
  },
  msup: (children) => {
    const [base, raised] = parts(children)
    return raised === '′' ? `${base}′` : `${bracketed(base)}^${bracketed(raised.trim())}`
  },
  msub: (children) => {
    const [base, lowered] = parts(children)
    return `${base}_${bracketed(lowered.trim())}`
  },
  msubsup: (children) => {
    const [base, lowered, raised] = parts(children)
    return `${base}_${bracketed(lowered.trim())}^${bracketed(raised.trim())}`
  },
  munder: (children) => {
    const [base, lowered] = parts(children)
    return isAccent(lowered) ? `${base}${lowered.trim()}` : `${base}_${bracketed(lowered.trim())} `
  },
  mover: above,
  munderover: (children) => {
    const [base, lowered, raised] = parts(children)
    return `${base}_${bracketed(lowered.trim())}^${bracketed(raised.trim())} `
  },
  mtable: (children) => children.map(wordsOf).join('; '),
  mtr: (children) => children.map((each) => wordsOf(each).trim()).join(', '),
}

/**
 * Returns a formula as text. A plus or minus sign at the beginning or after a bracket is written without a space
 * after it.
 */
const formulaText = (formula: FormulaElement): string =>
  wordsOf(formula)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(^|[([,])\s?([−+±]) /gu, '$1$2')

/**
 * Returns a question's text with formulas as plain text, for lists and for counting characters.
 * @example formatAsPlainText('Is <math>…</math> right?') // 'Is R = U/I right?'
 */
export const formatAsPlainText = (text: string): string =>
  parseTextParts(text)
    .map((part) => (typeof part === 'string' ? part : formulaText(part)))
    .join('')
