import { translatorOf } from '../../../src/i18n/load-messages.ts'
import { escapeHtml } from '../../http/escape-html.ts'
import { plainPage } from '../../http/plain-page.ts'
import { mount } from './provider.ts'

export interface SignInForm {
  language: string
  /** What was typed before. */
  email: string
  wrong: 'password' | 'often' | null
}

const messageOf = { password: 'wrongPassword', often: 'tooOften' } as const

/** The sign-in page: plain HTML that works without scripts. */
export function signInPage({ language, email, wrong }: SignInForm): string {
  const { t, spoken } = translatorOf(language)
  const text = (key: string) => escapeHtml(t(`identity:${key}`))
  const error = wrong ? `<p class="error" id="error" role="alert">${text(messageOf[wrong])}</p>` : ''
  const described = wrong ? ' aria-invalid="true" aria-describedby="error"' : ''
  const content = `<p>${text('hint')}</p>
${error}
<form method="post">
<label for="email">${text('email')}</label>
<input id="email" name="email" type="email" autocomplete="username" required dir="ltr" value="${escapeHtml(email)}"${described}>
<label for="password">${text('password')}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required dir="ltr"${described}>
<button type="submit">${text('submit')}</button>
</form>`
  return plainPage({ language: spoken, title: t('identity:title'), content, style: `${mount}/style.css` })
}

/** The portal's colours and shapes, without its brand: the page serves both. */
export const style = `:root { --ink: #11212a; --ink-2: #40525b; --line: #d3dbda; --edge: #74858b; --brand: #0b5b70; --bad: #ae1e2b;
  color: var(--ink); background: #f5f7f6; font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; display: grid; place-items: center; min-height: 100vh; padding: 1rem; }
main { inline-size: min(100%, 26rem); padding: 2rem; background: #fff; border: 1px solid var(--line); border-radius: 10px; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; }
h1:lang(ar) { letter-spacing: 0; }
p { margin: .5rem 0 0; color: var(--ink-2); }
form { display: grid; gap: .35rem; margin-block-start: .75rem; }
label { margin-block-start: .75rem; font-weight: 600; }
input, button { min-block-size: 44px; padding: .55rem .8rem; font: inherit; color: inherit; border-radius: 6px; }
input { border: 1px solid var(--edge); background: #fff; }
input[aria-invalid] { border: 2px solid var(--bad); }
button { min-block-size: 52px; margin-block-start: 1.25rem; border: 0; background: var(--brand); color: #fff; font-weight: 600; cursor: pointer; }
button:hover { background: #084759; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; box-shadow: 0 0 0 3px #ffc23d; }
.error { padding: .75rem 1rem; border-inline-start: 4px solid var(--bad); border-radius: 6px; background: #fce9e9; color: var(--ink); }
`
