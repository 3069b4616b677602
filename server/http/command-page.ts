import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { createPlainPageCsp } from './plain-style.ts'
import { renderPlainPage } from './render-plain-page.ts'

/**
 * Returns the page that asks whether a command may act as the person who is signed in with this browser. Both
 * buttons lead back to the command.
 */
export function renderCommandPrompt(
  language: string,
  email: string,
  { allowAt, refuseAt }: { allowAt: string; refuseAt: string },
): string {
  const { t, locale } = translatorOf(language, 'identity')
  const text = (key: string) => escapeMarkup(t(key))
  return renderPlainPage({
    language: locale,
    title: t('identity:commandTitle'),
    content: `<p>${text('identity:commandText')}</p>
<p><bdi>${escapeMarkup(email)}</bdi></p>
<form method="post" action="${escapeMarkup(allowAt)}">
<button type="submit">${text('identity:commandAllow')}</button>
</form>
<p><a href="${escapeMarkup(refuseAt)}">${text('identity:commandRefuse')}</a></p>`,
  })
}

/** Returns the page for a person without a staff role, who can't use the command line. */
export function renderCommandRefusal(language: string): string {
  const { t, locale } = translatorOf(language, 'identity')
  return renderPlainPage({
    language: locale,
    title: t('identity:failedTitle'),
    content: `<p>${escapeMarkup(t('identity:commandNoRole'))}</p>`,
  })
}

/**
 * The Content-Security-Policy of the pages for the command line. Their form is redirected to the command on the
 * person's own computer, so form-action is not restricted.
 */
export const commandPageCsp = createPlainPageCsp()
