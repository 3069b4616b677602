/** An element of a formula in MathML, with what is in it. Token elements hold text, all others hold elements. */
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

/** The elements that a formula may have: presentation MathML without links, pictures, actions and HTML. */
export const formulaElements: ReadonlySet<string> = new Set<string>([...tokenElements, ...layoutElements])

/** A number below 100 with a unit: no space or shift is larger than the formula that it stands in could need. */
const length = /^[+-]?\d{0,2}(\.\d{1,6})?(em|ex|px|pt|cm|mm|in|pc|mu|%)?$/
const verdict = /^(true|false)$/
const word = /^[a-z-]{1,30}$/
const whole = /^[+-]?\d$/

/** The attributes that a formula may have, each with the values that it may take: none names an address, a style or a script. */
const attributeValues: Readonly<Record<string, RegExp>> = {
  display: /^(block|inline)$/,
  dir: /^(ltr|rtl)$/,
  mathvariant: word,
  form: /^(prefix|infix|postfix)$/,
  columnalign: /^(left|center|right)( (left|center|right))*$/,
  encoding: /^application\/x-tex$/,
  scriptlevel: whole,
  columnspan: whole,
  rowspan: whole,
  ...Object.fromEntries(
    [
      ...['displaystyle', 'stretchy', 'fence', 'separator', 'symmetric', 'largeop', 'movablelimits'],
      ...['accent', 'accentunder'],
    ].map((name) => [name, verdict]),
  ),
  ...Object.fromEntries(
    [
      ...['lspace', 'rspace', 'width', 'height', 'depth', 'voffset', 'minsize', 'maxsize'],
      'linethickness',
    ].map((name) => [name, length]),
  ),
}

/** Returns whether a formula may have an attribute with this value. */
export const isFormulaAttribute = (name: string, value: string): boolean =>
  Object.hasOwn(attributeValues, name) && (attributeValues[name]?.test(value) ?? false)

export const isToken = (name: string): boolean => tokenElements.some((each) => each === name)

/** Returns the LaTeX that a formula was written in, or undefined for a formula that came as MathML alone. */
export function latexOf({ children }: FormulaElement): string | undefined {
  const [inside] = children
  if (typeof inside !== 'object' || inside.name !== 'semantics') return undefined
  const source = inside.children.find((each) => typeof each === 'object' && each.name === 'annotation')
  return typeof source === 'object' ? source.children.join('') : undefined
}

export const isBlock = ({ attributes }: FormulaElement): boolean => attributes.display === 'block'
