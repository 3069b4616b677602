import { translatorOf } from '../../src/i18n/load-messages.ts'
import { signOn } from '../../src/routes.ts'
import { direction } from '../../src/sites/site.ts'
import { escapeHtml } from './escape-html.ts'

/** The page of somebody whose sign-on could not be completed: what happened, and a way to try again. */
export function signOnFailed(language: string, target: string): string {
  const { t, spoken } = translatorOf(language)
  const text = (key: string) => escapeHtml(t(`identity:${key}`))
  return `<!doctype html>
<html lang="${escapeHtml(spoken)}" dir="${direction(spoken)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('failedTitle')}</title>
</head>
<body>
<main>
<h1>${text('failedTitle')}</h1>
<p>${text('failedText')}</p>
<p><a href="${escapeHtml(signOn(target))}">${text('tryAgain')}</a></p>
</main>
</body>
</html>
`
}

/** The page holds text and one link, and may do nothing else. */
export const signOnFailedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
