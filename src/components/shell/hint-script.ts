/**
 * Runs inline at the bar, before it is painted: offers the page in the first browser language that the site has. Offers
 * nothing to readers who understand the page's language, chose a language, or closed the bar. `src/islands/language/language-hint.ts` offers
 * other sites later.
 */
function offerLanguage(): void {
  const bar = document.getElementById('language-hint')
  const short = (tag: string) => tag.split('-')[0]
  const browserLanguages = navigator.languages.map(short)
  let stored = document.cookie
  try {
    stored += Object.keys(sessionStorage)
  } catch {}
  if (!bar || /languageCheckedId|showCountryLanguageTips|signed_in=1/.test(stored)) return
  if (browserLanguages.includes(short(document.documentElement.lang))) return
  const offers = [...bar.querySelectorAll<HTMLElement>('p[lang]')]
  const found = browserLanguages.map((tag) => offers.find(({ lang }) => short(lang) === tag)).find(Boolean)
  if (found) bar.hidden = found.hidden = false
}

/** The script as text, without indentation. */
export const hintScript: string = `(${offerLanguage})()`.replace(/\n\s*/g, '\n')
