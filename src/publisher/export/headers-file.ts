import type { HeaderRule } from './header-rules.ts'

/** Returns the text of `_headers` for Netlify and Cloudflare Pages. */
export const formatHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ for: pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${pattern}\n${lines.join('')}`
    })
    .join('\n')
