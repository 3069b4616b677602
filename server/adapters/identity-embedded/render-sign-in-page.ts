import { renderPlainPage } from '#server/http/render-plain-page.ts'
import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import type { Tenant } from '#src/sites/site.ts'

export interface SignInForm {
  language: string
  /** The brand whose portal opened the page; undefined if unknown. */
  brand: Tenant | undefined
  /** The email address that was typed in the previous attempt. */
  email: string
  wrong: 'password' | 'often' | 'form' | null
}

const messageOf = { password: 'wrongPassword', often: 'tooOften', form: 'wrongPassword' } as const

/** Returns the HTML of the sign-in page, which works without scripts. */
export function renderSignInPage({ language, brand, email, wrong }: SignInForm): string {
  const { t, locale } = translatorOf(language, 'identity')
  const text = (key: string) => escapeMarkup(t(`identity:${key}`))
  const error = wrong ? `<p class="error" id="error" role="alert">${text(messageOf[wrong])}</p>` : ''
  const title = wrong ? `${t(`identity:${messageOf[wrong]}`)} | ${t('identity:title')}` : t('identity:title')
  const described = wrong ? ' aria-invalid="true" aria-describedby="error"' : ''
  const content = `<p>${text('hint')}</p>
${error}
<form method="post">
<label for="email">${text('email')}</label>
<input id="email" name="email" type="email" autocomplete="username" required dir="ltr" value="${escapeMarkup(email)}"${described}>
<label for="password">${text('password')}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required dir="ltr"${described}${wrong ? ' autofocus' : ''}>
<button type="submit">${text('submit')}</button>
</form>`
  return renderPlainPage({ language: locale, title, brand, content })
}
