import { setCookie } from './cookie.ts'
import { onFirstInteraction } from './first-interaction.ts'

/**
 * How long a chosen language is kept, in seconds. This script starts language, feedback and the way up on
 * every page: a chosen link is kept, an offer that is put away stays away, an earlier choice counts at a site's root, and the rest comes with a
 * learner or with the first interaction.
 */
const year = 31_536_000

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLElement>('a[data-language]')
  if (link) setCookie('languageCheckedId', link.dataset.language ?? '', year)
  const bar = (target as Element).closest('button')?.closest<HTMLElement>('#language-hint')
  if (!bar) return
  bar.hidden = true
  // The mark of this visit, at once: who goes on before the rest has come is not asked again.
  document.getElementById('main')?.focus()
  try {
    sessionStorage.showCountryLanguageTips = 1
  } catch {}
})

/** A page that stands alone, without what floats above its end, has nothing for it to do. Who leaves meanwhile misses nothing. */
const atWork = () => {
  if (!document.querySelector('.float')) return
  void import('./after-interaction.ts').catch(console.warn)
}
if (/\bsigned_in=1/.test(document.cookie)) atWork()
else {
  if (document.querySelector('[data-root]') && /languageCheckedId/.test(document.cookie))
    void import('./language/lead-at-root.ts')
  onFirstInteraction(atWork)
}
