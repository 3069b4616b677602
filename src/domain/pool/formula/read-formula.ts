import {
  type FormulaElement,
  type FormulaNode,
  formulaElements,
  isFormulaAttribute,
  isToken,
} from './formula.ts'

const piece = /<(\/?)([a-z]+)((?: [a-z]+="[^"<>]*")*)>|([^<>]+)/y
const attribute = / ([a-z]+)="([^"]*)"/g

const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#xA0;': '\u00a0',
}

const plain = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#xA0);/g, (sign) => signs[sign] as string)

interface Open {
  name: string
  attributes: Record<string, string>
  children: FormulaNode[]
}

/** Returns the attributes of a tag, or undefined where one may not stand there. */
function attributesIn(tag: string): Record<string, string> | undefined {
  const all = [...tag.matchAll(attribute)].map(([, key = '', value = '']) => [key, plain(value)] as const)
  return all.every(([key, value]) => isFormulaAttribute(key, value)) ? Object.fromEntries(all) : undefined
}

/**
 * Reads a formula as `writeFormula` writes it. Returns undefined for anything else: an element or attribute that may not
 * stand in a formula, or markup that is not well-formed. Such a text is shown as it stands.
 */
export function readFormula(text: string): FormulaElement | undefined {
  const root: Open = { name: '', attributes: {}, children: [] }
  const open = [root]
  piece.lastIndex = 0
  while (piece.lastIndex < text.length) {
    const found = piece.exec(text)
    const inside = open.at(-1) as Open
    if (!found) return undefined
    const [, closing, name = '', tag = '', said] = found
    if (said !== undefined) {
      if (!isToken(inside.name)) return undefined
      inside.children.push(plain(said))
    } else if (closing) {
      if (inside.name !== name) return undefined
      open.pop()
    } else {
      const attributes = attributesIn(tag)
      if (!attributes || !formulaElements.has(name) || isToken(inside.name)) return undefined
      const element = { name, attributes, children: [] }
      inside.children.push(element)
      open.push(element)
    }
    if (open.length === 1 && piece.lastIndex < text.length) return undefined
  }
  const [formula] = root.children
  return open.length === 1 && typeof formula === 'object' && formula.name === 'math' ? formula : undefined
}
