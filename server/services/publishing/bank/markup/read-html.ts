import { Parser } from 'htmlparser2'
import type { Markup } from './markup.ts'

/** Reads a piece of HTML, as browsers do: whatever is written, something comes out. `line` is that of the piece. */
export function readHtml(html: string, line: number): Markup {
  const root: Markup = { name: 'div', attributes: {}, children: [], line }
  const open = [root]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
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
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return root
}
