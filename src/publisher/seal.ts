import { createHash } from 'node:crypto'

const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  // The spoken code of a form is a data URI, as its picture is.
  'media-src': "'self' data:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
}

/** Scripts with a body that the browser runs: neither `src` nor a data type such as JSON-LD. */
const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

/** The origins of the visit counter, allowed on the pages of sites that count. */
const counters = {
  'script-src': 'https://www.googletagmanager.com',
  'connect-src':
    'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
  'img-src': 'https://*.google-analytics.com https://*.googletagmanager.com',
} as const

/** The Content-Security-Policy of a page: what it may load from where. */
function sourcesOf(html: string, hashes: readonly string[]): string {
  const counts = /<html[^>]*\sdata-analytics="/.test(html)
  const own = { ...directives, 'script-src': ["'self'", ...hashes].join(' ') }
  return Object.entries(own)
    .map(([name, sources]) => {
      const more = counts ? counters[name as keyof typeof counters] : undefined
      return [name, sources, more].filter(Boolean).join(' ')
    })
    .join('; ')
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * A page with its Content-Security-Policy in a `<meta>` before its first script: only the inline scripts that are there
 * now may run. Refuses markup that the policy would break in silence: `style=` attributes.
 */
export function seal(html: string): string {
  if (/<[^>]+\sstyle=/.test(html))
    throw new Error('A style attribute, which the Content-Security-Policy forbids')
  const hashes = [...html.matchAll(inlineScript)].map(([, script]) => hashOf(script as string))
  const policy = sourcesOf(html, hashes)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  if (!html.includes('<head>')) throw new Error('A page without <head>')
  return html.replace('<head>', `<head>${meta}`)
}
