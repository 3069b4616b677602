import { setCookie } from './cookie.ts'
import { onFirstInteraction } from './first-interaction.ts'

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

/** Loads the late scripts; `isAct` says whether the reader did more than scroll. An interrupted load may fail. */
const loadLateScripts = (isAct: boolean): void => {
  // Pages without the floating buttons need no late scripts.
  if (document.querySelector('.float'))
    void import('./after-interaction.ts').then(
      ({ startLateScripts }) => startLateScripts(isAct),
      console.warn,
    )
}
if (/\bsigned_in=1/.test(document.cookie)) loadLateScripts(true)
else {
  if (document.querySelector('[data-root]') && /languageCheckedId/.test(document.cookie))
    void import('./language/redirect-at-root.ts')
  onFirstInteraction(({ type }) => loadLateScripts(type !== 'scroll'))
}
