import { Parser } from 'htmlparser2'

/** The parts of a page's markup that determine its Content-Security-Policy. */
export interface ScriptInspection {
  /** The bodies of the inline scripts that a browser runs, in their order. */
  scripts: string[]
  /** The name of the first element with a `style` attribute; undefined if there is none. */
  styled?: string
}

/** Returns whether a script element is an inline script that browsers run; data such as JSON-LD is not run. */
const isRun = ({ src, type = '' }: Record<string, string>): boolean =>
  src === undefined && !type.startsWith('application/')

function parse(html: string): ScriptInspection {
  const inspection: ScriptInspection = { scripts: [] }
  let script: string | undefined
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if ('style' in attributes) inspection.styled ??= name
        if (name === 'script' && isRun(attributes)) script = ''
      },
      ontext(text) {
        if (script !== undefined) script += text
      },
      onclosetag(name) {
        if (name !== 'script' || script === undefined) return
        inspection.scripts.push(script)
        script = undefined
      },
    },
    { decodeEntities: false },
  )
  parser.end(html)
  return inspection
}

/** Matches inline scripts that browsers run. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

/** The inline scripts that the parser has found so far; most pages share the same few. */
const knownScripts = new Set<string>()

/**
 * Returns the inline scripts and the first styled element of a page. The parser takes twice as long as rendering
 * the page, so it is skipped if nothing in the page looks like a style and every script is already known.
 */
export function inspectScripts(html: string): ScriptInspection {
  const scripts = Array.from(html.matchAll(inlineScript), ([, body]) => body as string)
  if (!html.includes('style=') && scripts.every((body) => knownScripts.has(body))) return { scripts }
  const inspection = parse(html)
  if (knownScripts.size > 100) knownScripts.clear()
  for (const body of inspection.scripts) knownScripts.add(body)
  return inspection
}
