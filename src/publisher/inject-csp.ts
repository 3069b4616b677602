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
 * The origins of the analytics service, which are allowed on the pages of sites that count visits. The analytics
 * script is served from the portal's own host, because the service's host also serves the scripts of other customers,
 * which could run any code.
 */
const analyticsOrigins = {
  'connect-src': 'https://*.google-analytics.com https://*.analytics.google.com',
  'img-src': 'https://*.google-analytics.com',
} as const

/** The properties of a page that determine its Content-Security-Policy. */
interface PolicyInput {
  /** Whether the page counts visits. */
  counts: boolean
  /** The origin of videos; undefined if videos come from the page's origin. */
  videoOrigin: string | undefined
}

/** Returns the Content-Security-Policy of a page, given the hashes of its inline scripts. */
function policyOf({ counts, videoOrigin }: PolicyInput, hashes: readonly string[]): string {
  const allDirectives = {
    ...directives,
    'script-src': ["'self'", ...hashes].join(' '),
    'media-src': ["'self'", ...(videoOrigin ? [videoOrigin] : [])].join(' '),
  }
  return Object.entries(allDirectives)
    .map(([name, sources]) => {
      const more = counts ? analyticsOrigins[name as keyof typeof analyticsOrigins] : undefined
      return [name, sources, more].filter(Boolean).join(' ')
    })
    .join('; ')
}

const hashOf = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`

const cachedMetas = new Map<string, string>()

/**
 * Returns the `<meta>` element of the policy. The result is cached, because thousands of pages have the same few
 * scripts.
 */
function metaOf(input: PolicyInput, { scripts }: ScriptInspection): string {
  const key = `${input.counts} ${input.videoOrigin} ${scripts.join('\0')}`
  const meta =
    cachedMetas.get(key) ??
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(input, scripts.map(hashOf))}">`
  if (cachedMetas.size === 100) cachedMetas.clear()
  cachedMetas.set(key, meta)
  return meta
}

const head = '<head>'

/**
 * Returns the pieces of a page with its Content-Security-Policy in a `<meta>` before the first script: only the
 * inline scripts of the page may run, and videos come from the page's origin or `videoOrigin`. Throws for `style=`
 * attributes, which the policy would block silently. The pieces are not joined, because that would take as long as
 * the rest of this function.
 */
export function injectCsp(html: string, videoOrigin?: string): string[] {
  const at = html.indexOf(head) + head.length
  if (at < head.length) throw new Error('A page without <head>')
  const inspection = inspectScripts(html)
  if (inspection.styled)
    throw new Error(`A style attribute on <${inspection.styled}>, which the Content-Security-Policy forbids`)
  const counts = /\sdata-analytics="/.test(html.slice(0, at))
  return [html.slice(0, at), metaOf({ counts, videoOrigin }, inspection), html.slice(at)]
}
