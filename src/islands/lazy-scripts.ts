import { setCookie } from './cookie.ts'
import { onFirstAct, onFirstInteraction } from './first-interaction.ts'

/**
 * Lifetime of the language cookie, in seconds. This script runs on every page: it stores the language of a clicked
 * link, hides a closed language bar, redirects at a site's root to the chosen language, and loads the other scripts for
 * signed-in learners or at the first interaction.
 */
const year = 31_536_000

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLElement>('a[data-language]')
  if (link) setCookie('languageCheckedId', link.dataset.language ?? '', year)
  const bar = (target as Element).closest('button')?.closest<HTMLElement>('#language-hint')
  if (!bar) return
  bar.hidden = true
  // The mark of the visit is set immediately, so that a reader who leaves before the other scripts load does not see the dialog again.
  document.getElementById('main')?.focus()
  try {
    sessionStorage.showCountryLanguageTips = 1
  } catch {}
})

/**
 * The scripts after the first interaction, and those after the first act. Pages without the floating buttons need none. A load
 * that is interrupted by navigation may fail.
 */
const needsScripts = document.querySelector('.float') !== null
const loadAfterInteraction = () => {
  if (needsScripts) void import('./after-interaction.ts').catch(console.warn)
}
const loadAfterAct = () => {
  if (needsScripts) void import('./after-act.ts').catch(console.warn)
}
if (/\bsigned_in=1/.test(document.cookie)) {
  loadAfterInteraction()
  loadAfterAct()
} else {
  if (document.querySelector('[data-root]') && /languageCheckedId/.test(document.cookie))
    void import('./language/redirect-at-root.ts')
  onFirstInteraction(loadAfterInteraction)
  onFirstAct(loadAfterAct)
}
