import {
  type FormulaElement,
  type FormulaNode,
  formulaElements,
  isFormulaAttribute,
  isTokenElement,
} from './formula.ts'

const tagOrText = /<(\/?)([a-z]+)((?: [a-z]+="[^"<>]*")*)>|([^<>]+)/y
const attribute = / ([a-z]+)="([^"]*)"/g

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#xA0;': '\u00a0',
}

const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#xA0);/g, (entity) => entities[entity] as string)

interface OpenElement {
  name: string
  attributes: Record<string, string>
  children: FormulaNode[]
}

/** Returns the attributes of a tag, or undefined if one is not allowed. */
function attributesIn(tag: string): Record<string, string> | undefined {
  const all = [...tag.matchAll(attribute)].map(([, key = '', value = '']) => [key, unescaped(value)] as const)
  return all.every(([key, value]) => isFormulaAttribute(key, value)) ? Object.fromEntries(all) : undefined
}

/**
 * Parses a formula in the form that `formatFormula` writes. Returns undefined for anything else, such as malformed
 * markup, or elements or attributes that are not allowed. Pages show such a text unchanged.
 */
export function parseFormula(text: string): FormulaElement | undefined {
  const root: OpenElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  tagOrText.lastIndex = 0
  while (tagOrText.lastIndex < text.length) {
    const found = tagOrText.exec(text)
    const parent = open.at(-1) as OpenElement
    if (!found) return undefined
    const [, closing, name = '', tag = '', content] = found
    if (content !== undefined) {
      if (!isTokenElement(parent.name)) return undefined
      parent.children.push(unescaped(content))
    } else if (closing) {
      if (parent.name !== name) return undefined
      open.pop()
    } else {
      const attributes = attributesIn(tag)
      if (!attributes || !formulaElements.has(name) || isTokenElement(parent.name)) return undefined
      const element = { name, attributes, children: [] }
      parent.children.push(element)
      open.push(element)
    }
    if (open.length === 1 && tagOrText.lastIndex < text.length) return undefined
  }
  const [formula] = root.children
  return open.length === 1 && typeof formula === 'object' && formula.name === 'math' ? formula : undefined
}
