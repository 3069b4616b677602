/**
 * Runs inline at the bar, before the bar is painted. Offers the page in the first of the browser's languages that
 * this site or another site of the brand has. If several sites have the language, the site of the country in the
 * browser's language tag is preferred. Offers nothing to visitors who prefer the page's language, have chosen a
 * language, or closed the bar. `src/islands/language/language-hint.ts` offers the site of the visitor's country
 * later.
 */
function offerLanguage(): void {
  const bar = document.getElementById('language-hint')
  const short = (tag: string) => tag.split('-')[0] as string
  let stored = document.cookie
  try {
    stored += Object.keys(sessionStorage)
  } catch {}
  if (!bar || /languageCheckedId|showCountryLanguageTips|signed_in=1/.test(stored)) return
  const button = bar.querySelector('button') as HTMLElement
  for (const tag of navigator.languages) {
    const language = short(tag)
    if (language === short(document.documentElement.lang)) return
    const offers = [...bar.querySelectorAll<HTMLElement>('p[lang]')].filter(
      ({ lang }) => short(lang) === language,
    )
    // An offer of this site has an empty tag. An offer of another site has the language tags of the browsers for
    // which it is meant.
    const found = ['', tag, language]
      .map((name) => offers.find(({ dataset: { tags = '' } }) => tags.split(' ').includes(name)))
      .concat(offers)
      .find(Boolean)
    if (!found) continue
    button.textContent = found.dataset.stay as string
    button.lang = found.lang
    bar.hidden = found.hidden = false
    return
  }
}

/** The script as text, without indentation. */
export const hintScript: string = `(${offerLanguage})()`.replace(/\n\s*/g, '\n')
