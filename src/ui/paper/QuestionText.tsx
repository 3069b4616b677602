import { createElement, type ReactNode } from 'react'
import { type FormulaElement, type FormulaNode, isBlockFormula } from '../../domain/pool/formula/formula.ts'
import { parseTextParts } from '../../domain/pool/formula/parse-text-parts.ts'

const element = (name: string, children: readonly FormulaNode[], attributes = {}): FormulaElement => ({
  name,
  attributes,
  children,
})

const isSign = (node: FormulaNode | undefined, sign: string): boolean =>
  typeof node === 'object' && node.name === 'mo' && node.children.join('') === sign

/**
 * Rewrites a formula so that every device can render it. Without a math font, which Android does not have, browsers
 * omit the root sign and do not stretch lines. Here the root sign is text, and the lines are borders.
 */
function withoutMathFont(node: FormulaElement): FormulaElement {
  const { name, children } = node
  const [first, second] = children
  const root = element('mo', ['√'], { form: 'prefix', stretchy: 'true', lspace: '0', rspace: '0' })
  const withLine = (inside: readonly FormulaNode[]) => element('mrow', inside, { className: 'line-above' })
  if (name === 'msqrt') return element('mrow', [root, withLine(children)])
  if (name === 'mroot' && first && second)
    return element('mrow', [element('msup', [element('mrow', []), second]), root, withLine([first])])
  if (name === 'mover' && first && isSign(second, '‾')) return withLine([first])
  return name === 'munder' && first && isSign(second, '_')
    ? element('mrow', [first], { className: 'line-below' })
    : node
}

/** Renders a node of a formula, without its LaTeX annotation, which is not visible. */
function renderNode(original: FormulaNode, index: number): ReactNode {
  if (typeof original === 'string') return original
  if (original.name === 'annotation') return null
  const node = withoutMathFont(original)
  const props = {
    key: index,
    ...(node.name === 'math' ? inlineAttributes(node.attributes) : node.attributes),
  }
  return createElement(node.name, props, ...node.children.map(renderNode))
}

/**
 * Returns the attributes of a formula. The direction is left to right by default. `display="block"` is removed,
 * because Firefox and WebKit cannot align such a formula by CSS; a block formula is wrapped in a block element
 * instead.
 */
const inlineAttributes = ({ display, dir = 'ltr', ...rest }: Readonly<Record<string, string>>) => ({
  ...rest,
  dir,
  ...(display === 'block' && { displaystyle: 'true' }),
})

/**
 * A text of a question with its formulas as MathML. A block formula that is wider than the screen of a phone can be
 * scrolled.
 */
export function QuestionText({ text }: { text: string }) {
  return parseTextParts(text).map((part, index) => {
    if (typeof part === 'string') return part
    const formula = renderNode(part, index)
    return isBlockFormula(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <span key={index} className="formula">
        {formula}
      </span>
    ) : (
      formula
    )
  })
}
