import { Parser } from 'htmlparser2'

/** The parts of a page's markup that matter for its Content-Security-Policy. */
export interface ScriptInspection {
  /** The bodies of the inline scripts that a browser runs, in their order. */
  scripts: string[]
  /** The name of the first element with a `style` attribute; undefined if there is none. */
  styled?: string
}

/** Returns whether a script element is an inline script that runs; data such as JSON-LD does not run. */
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

/** Matches an inline script that runs; an attribute may contain the same signs. */
const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

/** The scripts that the parser has found in pages: pages share a few. */
const knownScripts = new Set<string>()

/**
 * Returns the inline scripts and the first styled element of a page. The parser takes twice the time of rendering the
 * page, so it is skipped where nothing looks like a style and it has found each script before.
 */
export function inspectScripts(html: string): ScriptInspection {
  const scripts = Array.from(html.matchAll(inlineScript), ([, body]) => body as string)
  if (!html.includes('style=') && scripts.every((body) => knownScripts.has(body))) return { scripts }
  const inspection = parse(html)
  if (knownScripts.size > 100) knownScripts.clear()
  for (const body of inspection.scripts) knownScripts.add(body)
  return inspection
}
