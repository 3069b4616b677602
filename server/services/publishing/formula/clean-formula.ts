import {
  type FormulaElement,
  formulaElements,
  isFormulaAttribute,
  isToken,
} from '#src/domain/pool/formula/formula.ts'
import { findElements, type Markup, rawText } from '../markup/markup.ts'

/** An element of MathML that no formula here may have, because leaving it out would change what the formula says. */
export interface UnknownElement {
  unknown: string
}

const element = (
  name: string,
  children: FormulaElement['children'],
  attributes: Record<string, string> = {},
): FormulaElement => ({ name, attributes, children })

const sign = (text: string, stretchy = true): FormulaElement =>
  element('mo', [text], stretchy ? { stretchy: 'true' } : {})

/** Browsers no longer draw `menclose`: a line above or below is said by elements that they draw. */
function lined({ attributes }: Markup, inside: FormulaElement): FormulaElement | undefined {
  const { notation } = attributes
  if (notation === 'top') return element('mover', [inside, sign('‾')])
  return notation === 'bottom' ? element('munder', [inside, sign('_')]) : undefined
}

/** Browsers no longer know `mfenced`: brackets and separators become operators. */
function fenced({ attributes }: Markup, children: readonly FormulaElement[]): FormulaElement {
  const { open = '(', close = ')', separators = ',' } = attributes
  const between = [...separators.replace(/\s/g, '')]
  const inside = children.flatMap((child, index) => {
    const separator = between[Math.min(index, between.length) - 1] ?? between.at(-1)
    return index > 0 && separator ? [sign(separator, false), child] : [child]
  })
  return element('mrow', [sign(open), ...inside, sign(close)])
}

/** Elements that hold a second description of the formula, or nothing that is seen. */
const passedOver = ['annotation-xml', 'maligngroup', 'malignmark']

const isOtherSource = ({ name, attributes }: Markup): boolean =>
  name === 'annotation' && attributes.encoding !== 'application/x-tex'

class Unknown extends Error {}

function cleaned(given: Markup): FormulaElement {
  const { name, attributes } = given
  if (name !== 'mfenced' && name !== 'menclose' && !formulaElements.has(name)) throw new Unknown(name)
  const allowed = Object.entries(attributes).filter(([key, value]) => isFormulaAttribute(key, value))
  if (isToken(name)) return element(name, [rawText(given)].filter(Boolean), Object.fromEntries(allowed))
  const children = findElements(given)
    .filter((child) => !passedOver.includes(child.name) && !isOtherSource(child))
    .map(cleaned)
  if (name === 'mfenced') return fenced(given, children)
  if (name !== 'menclose') return element(name, children, Object.fromEntries(allowed))
  const line = lined(
    given,
    children.length === 1 ? (children[0] as FormulaElement) : element('mrow', children),
  )
  if (!line) throw new Unknown(`menclose ${attributes.notation ?? ''}`.trim())
  return line
}

/** Returns a formula with nothing but the elements and attributes that may stand in one, or the element that may not. */
export function cleanFormula(math: Markup): FormulaElement | UnknownElement {
  try {
    return cleaned(math)
  } catch (error) {
    if (error instanceof Unknown) return { unknown: error.message }
    throw error
  }
}
