import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { signOutPath } from '#src/routes.ts'
import { createPlainPageCsp } from './plain-style.ts'
import { renderPlainPage } from './render-plain-page.ts'

/** Returns the page that asks whether to sign out, for a browser that another site sent here. */
export function renderSignOutPrompt(language: string, target: string): string {
  const { t, locale } = translatorOf(language, 'identity')
  const text = (key: string) => escapeMarkup(t(key))
  return renderPlainPage({
    language: locale,
    title: t('identity:signOutTitle'),
    content: `<p>${text('identity:signOutText')}</p>
<form method="post" action="${escapeMarkup(signOutPath(target))}">
<button type="submit">${text('identity:signOut')}</button>
</form>
<p><a href="${escapeMarkup(target)}">${text('identity:stay')}</a></p>`,
  })
}

/**
 * The Content-Security-Policy of the page that asks whether to sign out. The form of this page is redirected to the
 * provider, and browsers apply form-action to redirects too, so form-action is not restricted.
 */
export const signOutPageCsp = createPlainPageCsp()
