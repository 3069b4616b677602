import { Parser } from 'htmlparser2'
import { type MarkupElement, maxMarkupDepth } from './markup.ts'

class TooDeep extends Error {}

/**
 * Parses an HTML fragment as leniently as browsers do. `line` is the line of the fragment in its file. Undefined if
 * elements are nested more than 60 levels deep.
 */
export function readHtml(html: string, line: number): MarkupElement | undefined {
  const root: MarkupElement = { name: 'div', attributes: {}, children: [], line }
  const open = [root]
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length > maxMarkupDepth) throw new TooDeep()
      const element = { name, attributes, children: [], line }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext(text) {
      open.at(-1)?.children.push(text)
    },
    onclosetag() {
      if (open.length > 1) open.pop()
    },
  })
  try {
    parser.end(html)
  } catch (error) {
    if (error instanceof TooDeep) return undefined
    throw error
  }
  return root
}
