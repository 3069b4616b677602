import type { HeaderRule } from './header-rules.ts'

/** The text of `_headers`, as Netlify and Cloudflare Pages read it. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ for: pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${pattern}\n${lines.join('')}`
    })
    .join('\n')
