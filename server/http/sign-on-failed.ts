import type { Context } from 'hono'
import { translatorOf } from '../../src/i18n/load-messages.ts'
import { signOn } from '../../src/routes.ts'
import { direction } from '../../src/sites/site.ts'
import type { Edge } from './edge.ts'
import { escapeHtml } from './escape-html.ts'

/** What somebody sees whose sign-on could not be completed: what happened, and a way to try again. */
export function signOnFailed(c: Context<Edge>, language: string, target: string): Response {
  const { t } = translatorOf(language)
  const text = (key: string) => escapeHtml(t(`identity:${key}`))
  c.header(
    'content-security-policy',
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  return c.html(
    `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text('failedTitle')}</title></head>
<body><main><h1>${text('failedTitle')}</h1><p>${text('failedText')}</p><p><a href="${escapeHtml(signOn(target))}">${text('tryAgain')}</a></p></main></body>
</html>
`,
    400,
  )
}
