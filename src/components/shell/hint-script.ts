/**
 * Runs where the bar stands, before it is painted: offers the page in the first of the browser's languages that the site
 * speaks. Who understands the page's language, chose one, or put the bar away, is offered nothing here.
 */
function offerLanguage(): void {
  const bar = document.getElementById('language-hint')
  const short = (tag: string) => tag.split('-')[0]
  const spoken = navigator.languages.map(short)
  let said = document.cookie
  try {
    said += Object.keys(sessionStorage)
  } catch {}
  if (!bar || /languageCheckedId|showCountryLanguageTips|signed_in=1/.test(said)) return
  if (spoken.includes(short(document.documentElement.lang))) return
  const offers = [...bar.querySelectorAll<HTMLElement>('p[lang]')]
  const found = spoken.map((tag) => offers.find(({ lang }) => short(lang) === tag)).find(Boolean)
  if (found) bar.hidden = found.hidden = false
}

/** The script as text, without the blanks between lines. */
export const hintScript: string = `(${offerLanguage})()`.replace(/\n\s*/g, '\n')
