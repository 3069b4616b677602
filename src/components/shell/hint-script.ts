/**
 * Runs inline at the bar, before it is painted: offers the page in the first browser language that the site or another site of the brand
 * has, on the site of the reader's country if the browser names it. Offers nothing to readers who prefer the page's language, chose a
 * language, or closed the bar. `src/islands/language/language-hint.ts` offers the site of the visitor's country later.
 */
function offerLanguage(): void {
  const bar = document.getElementById('language-hint')
  const short = (tag: string) => tag.split('-')[0] as string
  let stored = document.cookie
  try {
    stored += Object.keys(sessionStorage)
  } catch {}
  if (!bar || /languageCheckedId|showCountryLanguageTips|signed_in=1/.test(stored)) return
  const offers = [...bar.querySelectorAll<HTMLElement>('p[lang]')]
  for (const tag of navigator.languages) {
    if (short(tag) === short(document.documentElement.lang)) return
    const matches = offers.filter(({ lang }) => short(lang) === short(tag))
    const named = (name: string) => matches.find(({ dataset }) => dataset.tags?.split(' ').includes(name))
    const found =
      matches.find(({ dataset }) => dataset.tags === undefined) ||
      named(tag) ||
      named(short(tag)) ||
      matches[0]
    const button = bar.querySelector('button')
    if (!found) continue
    if (button)
      Object.assign(button, { textContent: found.dataset.stay || button.textContent, lang: found.lang })
    bar.hidden = found.hidden = false
    return
  }
}

/** The script as text, without indentation. */
export const hintScript: string = `(${offerLanguage})()`.replace(/\n\s*/g, '\n')
