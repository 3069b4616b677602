import type { FormulaElement, FormulaNode } from './formula.ts'

/** A no-break space is written by number: banks make one space of all others, and a formula would lose it. */
const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&#xA0;',
}

const escaped = (text: string): string => text.replace(/[&<>"\u00a0]/g, (sign) => signs[sign] as string)

function written(node: FormulaNode): string {
  if (typeof node === 'string') return escaped(node)
  const { name, attributes, children } = node
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${said.join('')}>${children.map(written).join('')}</${name}>`
}

/** Returns a formula as it stands in the text of a question: MathML on one line, without a namespace. */
export const writeFormula = (formula: FormulaElement): string => written(formula)

/** The namespace that XML wants before a formula is MathML. */
export const mathNamespace = 'http://www.w3.org/1998/Math/MathML'

/** Returns a formula as MathML for XML and HTML of others. */
export const writeMathMl = (formula: FormulaElement): string =>
  written({ ...formula, attributes: { xmlns: mathNamespace, ...formula.attributes } })
