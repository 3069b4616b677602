import { translatorOf } from '../../../src/i18n/load-messages.ts'
import { direction } from '../../../src/sites/site.ts'
import { escapeHtml } from '../../http/escape-html.ts'
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
  const { t } = translatorOf(language)
  const text = (key: string) => escapeHtml(t(`identity:${key}`))
  const error = wrong ? `<p class="error" id="error" role="alert">${text(messageOf[wrong])}</p>` : ''
  const described = wrong ? ' aria-invalid="true" aria-describedby="error"' : ''
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('title')}</title>
<link rel="stylesheet" href="${mount}/style.css">
</head>
<body>
<main>
<h1>${text('title')}</h1>
<p>${text('hint')}</p>
${error}
<form method="post">
<label for="email">${text('email')}</label>
<input id="email" name="email" type="email" autocomplete="username" required dir="ltr" value="${escapeHtml(email)}"${described}>
<label for="password">${text('password')}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required dir="ltr"${described}>
<button type="submit">${text('submit')}</button>
</form>
</main>
</body>
</html>
`
}

export const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; place-items: center; min-height: 100vh; }
main { box-sizing: border-box; width: min(100%, 24rem); padding: 2rem 1rem; }
h1 { font-size: 1.5rem; margin: 0; }
form { display: grid; gap: .5rem; }
input, button { font: inherit; padding: .6rem .75rem; border: 1px solid #767676; border-radius: .375rem; }
label { margin-block-start: .5rem; }
button { margin-block-start: 1rem; border-color: transparent; background: #14532d; color: #fff; cursor: pointer; }
:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
.error { border-inline-start: 4px solid #b91c1c; padding-inline-start: .75rem; }
`
