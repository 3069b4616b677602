import {
  type FormulaElement,
  formulaElements,
  isFormulaAttribute,
  isTokenElement,
} from '#src/domain/pool/formula/formula.ts'
import { findElements, type MarkupElement, rawTextOf } from '../markup/markup.ts'

/** An unsupported MathML element, which can't be removed without changing the formula's meaning. */
export interface UnsupportedElement {
  elementName: string
}

const element = (
  name: string,
  children: FormulaElement['children'],
  attributes: Record<string, string> = {},
): FormulaElement => ({ name, attributes, children })

const operator = (text: string, stretchy = true): FormulaElement =>
  element('mo', [text], stretchy ? { stretchy: 'true' } : {})

/**
 * Converts `menclose`, which browsers no longer support: a line above the contents becomes an overscript, and a line
 * below becomes an underscript.
 */
function convertEnclosure({ attributes }: MarkupElement, inside: FormulaElement): FormulaElement | undefined {
  const { notation } = attributes
  if (notation === 'top') return element('mover', [inside, operator('‾')])
  return notation === 'bottom' ? element('munder', [inside, operator('_')]) : undefined
}

/** Converts `mfenced`, which browsers no longer support: brackets and separators become operators. */
function convertFence({ attributes }: MarkupElement, children: readonly FormulaElement[]): FormulaElement {
  const { open = '(', close = ')', separators = ',' } = attributes
  const between = [...separators.replace(/\s/g, '')]
  const inside = children.flatMap((child, index) => {
    const separator = between[Math.min(index, between.length) - 1] ?? between.at(-1)
    return index > 0 && separator ? [operator(separator, false), child] : [child]
  })
  return element('mrow', [operator(open), ...inside, operator(close)])
}

/** Elements that are ignored: an alternative description of the formula, or invisible marks. */
const ignoredElements = ['annotation-xml', 'maligngroup', 'malignmark']

const isOtherSource = ({ name, attributes }: MarkupElement): boolean =>
  name === 'annotation' && attributes.encoding !== 'application/x-tex'

class UnknownElementError extends Error {}

function clean(source: MarkupElement): FormulaElement {
  const { name, attributes } = source
  if (name !== 'mfenced' && name !== 'menclose' && !formulaElements.has(name))
    throw new UnknownElementError(name)
  const allowed = Object.entries(attributes).filter(([key, value]) => isFormulaAttribute(key, value))
  if (isTokenElement(name))
    return element(name, [rawTextOf(source)].filter(Boolean), Object.fromEntries(allowed))
  const children = findElements(source)
    .filter((child) => !ignoredElements.includes(child.name) && !isOtherSource(child))
    .map(clean)
  if (name === 'mfenced') return convertFence(source, children)
  if (name !== 'menclose') return element(name, children, Object.fromEntries(allowed))
  const enclosure = convertEnclosure(
    source,
    children.length === 1 ? (children[0] as FormulaElement) : element('mrow', children),
  )
  if (!enclosure) throw new UnknownElementError(`menclose ${attributes.notation ?? ''}`.trim())
  return enclosure
}

/** Returns a formula with only its supported elements and attributes, or the element that is not supported. */
export function cleanFormula(math: MarkupElement): FormulaElement | UnsupportedElement {
  try {
    return clean(math)
  } catch (error) {
    if (error instanceof UnknownElementError) return { elementName: error.message }
    throw error
  }
}
