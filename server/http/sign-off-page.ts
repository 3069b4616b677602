import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { signOffPath } from '#src/routes.ts'
import { plainPage } from './plain-page.ts'
import { plainPolicy } from './plain-style.ts'

/** The page that asks whether to sign off, where another site sent the browser here. */
export function signOffAsked(language: string, target: string): string {
  const { t, spoken } = translatorOf(language, 'identity')
  const text = (key: string) => escapeMarkup(t(key))
  return plainPage({
    language: spoken,
    title: t('identity:signOffTitle'),
    content: `<p>${text('identity:signOffText')}</p>
<form method="post" action="${escapeMarkup(signOffPath(target))}">
<button type="submit">${text('identity:signOff')}</button>
</form>
<p><a href="${escapeMarkup(target)}">${text('identity:stay')}</a></p>`,
  })
}

/**
 * The Content-Security-Policy of that page. Its form is sent on to the provider, wherever that is, and browsers hold redirects
 * to form-action too: so that is not limited.
 */
export const signOffPolicy = plainPolicy()
