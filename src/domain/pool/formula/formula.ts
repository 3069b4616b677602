/** An element of a formula in MathML, with its children. Token elements contain text, all others contain elements. */
export interface FormulaElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly FormulaNode[]
}

/** A part of a formula: an element, or the text of a token element. */
export type FormulaNode = FormulaElement | string

/** The elements whose content is text. */
export const tokenElements = ['mi', 'mn', 'mo', 'mtext', 'ms', 'annotation'] as const

const layoutElements = [
  ...['math', 'semantics', 'mrow', 'mstyle', 'mpadded', 'mphantom', 'mspace'],
  ...['mfrac', 'msqrt', 'mroot', 'msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover'],
  ...['mmultiscripts', 'mprescripts', 'none', 'mtable', 'mtr', 'mtd'],
]

/** The elements that are allowed in a formula: presentation MathML without links, pictures, actions and HTML. */
export const formulaElements: ReadonlySet<string> = new Set<string>([...tokenElements, ...layoutElements])

/** Matches a number below 100 with a unit, which is enough for every space or shift in a formula. */
const length = /^[+-]?\d{0,2}(\.\d{1,6})?(em|ex|px|pt|cm|mm|in|pc|mu|%)?$/
const booleanValue = /^(true|false)$/
const keyword = /^[a-z-]{1,30}$/
const digit = /^[+-]?\d$/

/**
 * The attributes that are allowed in a formula, each with the pattern of its values. No value can contain a URL, a
 * style or a script.
 */
const attributeValues: Readonly<Record<string, RegExp>> = {
  display: /^(block|inline)$/,
  dir: /^(ltr|rtl)$/,
  mathvariant: keyword,
  form: /^(prefix|infix|postfix)$/,
  columnalign: /^(left|center|right)( (left|center|right))*$/,
  encoding: /^application\/x-tex$/,
  scriptlevel: digit,
  columnspan: digit,
  rowspan: digit,
  ...Object.fromEntries(
    [
      ...['displaystyle', 'stretchy', 'fence', 'separator', 'symmetric', 'largeop', 'movablelimits'],
      ...['accent', 'accentunder'],
    ].map((name) => [name, booleanValue]),
  ),
  ...Object.fromEntries(
    [
      ...['lspace', 'rspace', 'width', 'height', 'depth', 'voffset', 'minsize', 'maxsize'],
      'linethickness',
    ].map((name) => [name, length]),
  ),
}

/** Whether an attribute with this value is allowed in a formula. */
export const isFormulaAttribute = (name: string, value: string): boolean =>
  Object.hasOwn(attributeValues, name) && (attributeValues[name]?.test(value) ?? false)

export const isTokenElement = (name: string): boolean => tokenElements.some((each) => each === name)

/** Returns the LaTeX source of a formula, or undefined if the formula does not contain it. */
export function latexOf({ children }: FormulaElement): string | undefined {
  const [semantics] = children
  if (typeof semantics !== 'object' || semantics.name !== 'semantics') return undefined
  const source = semantics.children.find((each) => typeof each === 'object' && each.name === 'annotation')
  return typeof source === 'object' ? source.children.join('') : undefined
}

export const isBlockFormula = ({ attributes }: FormulaElement): boolean => attributes.display === 'block'
