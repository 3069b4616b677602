import { Parser } from 'htmlparser2'

/** What a page's markup means for its Content-Security-Policy. */
export interface ScriptInspection {
  /** The bodies of the scripts that a browser runs and that stand in the page, in their order. */
  scripts: string[]
  /** The name of an element with a `style` attribute, where there is one. */
  styled?: string
}

/** Data in a script element, such as JSON-LD, is not run. */
const isRun = ({ src, type = '' }: Record<string, string>): boolean =>
  src === undefined && !type.startsWith('application/')

function parsed(html: string): ScriptInspection {
  const judged: ScriptInspection = { scripts: [] }
  let script: string | undefined
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if ('style' in attributes) judged.styled ??= name
        if (name === 'script' && isRun(attributes)) script = ''
      },
      ontext(text) {
        if (script !== undefined) script += text
      },
      onclosetag(name) {
        if (name !== 'script' || script === undefined) return
        judged.scripts.push(script)
        script = undefined
      },
    },
    { decodeEntities: false },
  )
  parser.end(html)
  return judged
}

/** Looks like an inline script that runs; the same signs may stand in an attribute. */
const script = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

/** The scripts that a parser has found in a page already: pages share a few. */
const known = new Set<string>()

/**
 * What a page's markup means for its policy. A parser judges, but takes twice the time of making the page: where nothing reads
 * like a style, and each script is one that it has found before, it is not asked again.
 */
export function inspectScripts(html: string): ScriptInspection {
  const scripts = Array.from(html.matchAll(script), ([, body]) => body as string)
  if (!html.includes('style=') && scripts.every((body) => known.has(body))) return { scripts }
  const judged = parsed(html)
  if (known.size > 100) known.clear()
  for (const body of judged.scripts) known.add(body)
  return judged
}
