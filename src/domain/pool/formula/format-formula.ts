import type { FormulaElement, FormulaNode } from './formula.ts'

/**
 * The characters that are escaped. A no-break space is written as a numeric reference, because question banks
 * replace an unescaped one by a normal space.
 */
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&#xA0;',
}

const escaped = (text: string): string =>
  text.replace(/[&<>"\u00a0]/g, (character) => entities[character] as string)

function serialize(node: FormulaNode): string {
  if (typeof node === 'string') return escaped(node)
  const { name, attributes, children } = node
  const attributeText = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${attributeText.join('')}>${children.map(serialize).join('')}</${name}>`
}

/** Returns a formula in the form that the text of a question stores: MathML on one line, without a namespace. */
export const formatFormula = (formula: FormulaElement): string => serialize(formula)

/** The namespace that identifies MathML in XML. */
export const mathNamespace = 'http://www.w3.org/1998/Math/MathML'

/** Returns a formula as MathML with its namespace, for XML and HTML files outside the portal. */
export const formatAsMathMl = (formula: FormulaElement): string =>
  serialize({ ...formula, attributes: { xmlns: mathNamespace, ...formula.attributes } })
