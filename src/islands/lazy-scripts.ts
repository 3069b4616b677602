import { setCookie } from './cookie.ts'
import { onFirstInteraction } from './first-interaction.ts'

/** The lifetime of the language cookie, in seconds. */
const year = 31_536_000

// This script runs on every page. It stores the language of a clicked link, hides a closed language bar, redirects
// from the root of a site to the chosen language, and loads the other scripts: immediately for signed-in learners,
// else at the first interaction.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLElement>('a[data-language]')
  if (link) setCookie('languageCheckedId', link.dataset.language ?? '', year)
  const bar = (target as Element).closest('button')?.closest<HTMLElement>('#language-hint')
  if (!bar) return
  bar.hidden = true
  document.getElementById('main')?.focus()
  // The session storage is written immediately. Visitors who leave before the other scripts are loaded then do not
  // see the language bar again.
  try {
    sessionStorage.showCountryLanguageTips = 1
  } catch {}
})

/**
 * Loads the late scripts; `isAction` says whether the visitor did more than scroll. If the load is interrupted, the
 * failure is ignored.
 */
const loadLateScripts = (isAction: boolean): void => {
  // The late scripts belong to the floating buttons, so pages without these buttons do not load them.
  if (document.querySelector('.float'))
    void import('./after-interaction.ts').then(
      ({ startLateScripts }) => startLateScripts(isAction),
      console.warn,
    )
}
if (/\bsigned_in=1/.test(document.cookie)) loadLateScripts(true)
else {
  if (document.querySelector('[data-root]') && /languageCheckedId/.test(document.cookie))
    void import('./language/redirect-at-root.ts')
  onFirstInteraction(({ type }) => loadLateScripts(type !== 'scroll'))
}
