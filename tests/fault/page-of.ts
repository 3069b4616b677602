import { Parser } from 'htmlparser2'

/** A parsed page. */
export interface ParsedPage {
  /**
   * Every element outside drawings, with the names of its attributes: `a href class`. Drawings are left out,
   * because the drawing of a person depends on the name.
   */
  elements: string[]
  /** All texts, joined: those that are visible, in data, and in attributes. */
  says: string
}

/** Returns every text in data. */
const textsIn = (data: unknown): string[] =>
  typeof data === 'string'
    ? [data]
    : typeof data === 'object' && data
      ? Object.values(data).flatMap(textsIn)
      : []

/** Returns the texts in an attribute or data script: those in its JSON if it is JSON, otherwise the value itself. */
function saidBy(value: string): string[] {
  if (!/^[{[]/.test(value)) return [value]
  try {
    return textsIn(JSON.parse(value))
  } catch {
    return [value]
  }
}

export function pageOf(html: string, xmlMode: boolean): ParsedPage {
  const elements: string[] = []
  const output: string[] = []
  let script: string | undefined
  let isDrawing = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!isDrawing) elements.push([name, ...Object.keys(attributes)].join(' '))
        if (name === 'svg') isDrawing = true
        output.push(
          '\n',
          ...Object.values(attributes)
            .flatMap(saidBy)
            .flatMap((text) => [text, '\n']),
        )
        if (name === 'script') script = ''
      },
      ontext(text) {
        if (script === undefined) output.push(text)
        else script += text
      },
      onclosetag(name) {
        output.push('\n')
        if (name === 'svg') isDrawing = false
        if (name !== 'script' || script === undefined) return
        if (script.startsWith('{')) output.push(...saidBy(script).flatMap((text) => [text, '\n']))
        script = undefined
      },
    },
    { xmlMode },
  )
  parser.end(html)
  return { elements: elements.sort(), says: output.join('') }
}
