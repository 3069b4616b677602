import { createElement, type ReactNode } from 'react'
import { type FormulaNode, isBlock } from '../../domain/pool/formula/formula.ts'
import { textParts } from '../../domain/pool/formula/text-parts.ts'

/** An element of a formula. The LaTeX that it came from is no part of what readers see, so it is left out. */
function drawn(node: FormulaNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  if (node.name === 'annotation') return null
  const props = { key: index, ...node.attributes, ...(node.name === 'math' && directed(node.attributes)) }
  return createElement(node.name, props, ...node.children.map(drawn))
}

/** A formula runs from left to right in every language, unless it says otherwise. */
const directed = ({ dir = 'ltr' }: Readonly<Record<string, string>>) => ({ dir })

/**
 * A text of a question with its formulas as MathML. A formula on a line of its own may be wider than a phone: then it
 * scrolls.
 */
export function QuestionText({ text }: { text: string }) {
  return textParts(text).map((part, index) => {
    if (typeof part === 'string') return part
    const formula = drawn(part, index)
    return isBlock(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <span key={index} className="formula">
        {formula}
      </span>
    ) : (
      formula
    )
  })
}
