import { setCookie } from './cookie.ts'
import { onFirstInteraction } from './first-interaction.ts'

/**
 * Lifetime of the language cookie, in seconds. This script runs on every page: it stores the language of a clicked
 * link, hides a closed language bar, redirects from the root of a site to the chosen language, and loads the other
 * scripts for signed-in learners or at the first interaction.
 */
const year = 31_536_000

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLElement>('a[data-language]')
  if (link) setCookie('languageCheckedId', link.dataset.language ?? '', year)
  const bar = (target as Element).closest('button')?.closest<HTMLElement>('#language-hint')
  if (!bar) return
  bar.hidden = true
  // The entry in the session storage is set immediately, so that visitors who leave before the other scripts load
  // do not see the language bar again.
  document.getElementById('main')?.focus()
  try {
    sessionStorage.showCountryLanguageTips = 1
  } catch {}
})

/**
 * Loads the late scripts; `isAct` says whether the visitor did more than scroll. If the load is interrupted, the
 * failure is ignored.
 */
const loadLateScripts = (isAct: boolean): void => {
  // The late scripts belong to the floating buttons, so pages without these buttons do not load them.
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
