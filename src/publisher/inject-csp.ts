import { hash } from 'node:crypto'
import { inspectScripts, type ScriptInspection } from './inspect-scripts.ts'

const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
}

/**
 * The origins that the visit counter reports to, allowed on the pages of sites that count. Its script comes from the portal's own host:
 * the counter's host serves anybody's containers, which may run anything.
 */
const counters = {
  'connect-src': 'https://*.google-analytics.com https://*.analytics.google.com',
  'img-src': 'https://*.google-analytics.com',
} as const

/** The Content-Security-Policy of a page, for the hashes of its inline scripts. */
function policyOf(counts: boolean, hashes: readonly string[]): string {
  const own = { ...directives, 'script-src': ["'self'", ...hashes].join(' ') }
  return Object.entries(own)
    .map(([name, sources]) => {
      const more = counts ? counters[name as keyof typeof counters] : undefined
      return [name, sources, more].filter(Boolean).join(' ')
    })
    .join('; ')
}

const hashOf = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`

const metas = new Map<string, string>()

/** The policy's element. Thousands of pages have the same few scripts, so it is made once for those. */
function metaOf(counts: boolean, { scripts }: ScriptInspection): string {
  const key = `${counts} ${scripts.join('\0')}`
  const known =
    metas.get(key) ??
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(counts, scripts.map(hashOf))}">`
  if (metas.size === 100) metas.clear()
  metas.set(key, known)
  return known
}

const head = '<head>'

/**
 * A page with its Content-Security-Policy in a `<meta>` before its first script: only the inline scripts that are there
 * now may run. Refuses markup that the policy would break in silence: `style=` attributes. The pieces of the page are answered in their
 * order: joining them takes as long as the rest of sealing.
 */
export function injectCsp(html: string): string[] {
  const at = html.indexOf(head) + head.length
  if (at < head.length) throw new Error('A page without <head>')
  const judged = inspectScripts(html)
  if (judged.styled)
    throw new Error(`A style attribute on <${judged.styled}>, which the Content-Security-Policy forbids`)
  const counts = /\sdata-analytics="/.test(html.slice(0, at))
  return [html.slice(0, at), metaOf(counts, judged), html.slice(at)]
}
