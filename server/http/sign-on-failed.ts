import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { signOn } from '#src/routes.ts'
import { plainPage } from './plain-page.ts'

/** The page after a sign-on that could not be completed: what happened, and a way to try again. */
export function signOnFailed(language: string, target: string): string {
  const { t, spoken } = translatorOf(language, 'identity')
  const text = (key: string) => escapeMarkup(t(`identity:${key}`))
  const again = escapeMarkup(signOn(target))
  return plainPage({
    language: spoken,
    title: t('identity:failedTitle'),
    content: `<p>${text('failedText')}</p>\n<p><a href="${again}">${text('tryAgain')}</a></p>`,
  })
}

/** The Content-Security-Policy of that page, which holds text and one link, and may do nothing else. */
export const signOnFailedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
