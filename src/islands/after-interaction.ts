import { preserveQuery } from './preserve-query.ts'
import './at-work/copy.ts'
import './at-work/hide-header.ts'
import { showBackToTop } from './at-work/show-back-to-top.ts'
import { showHint } from './language/hint.ts'

/** How long a reader takes to look round, in milliseconds; the feedback prompt comes after that. */
const settled = 5000

/** Links to the same page in another language or view, and to sign-on. */
const samePage = 'a:is([data-language], [data-view], [href*="/sso/login?"])'

/**
 * The scripts of parts that only some pages have, by the selector of the part; a script is loaded only where
 * its part is.
 */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-hide-general-in]': () =>
    import('./at-work/hide-general.ts').then(({ hideGeneral }) => hideGeneral()),
  '[data-pop-up]': () => import('./at-work/pop-up.ts'),
  '[data-viewer-time]': () => import('./at-work/viewer-time.ts'),
  'portal-tabs': () => import('./at-work/tabs.ts'),
}

/** Loaded at the first interaction: starts everything that a page needs once somebody uses it. */
document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>(samePage)
  if (link) preserveQuery(link)
})
showBackToTop()
void showHint()
for (const [selector, load] of Object.entries(parts)) if (document.querySelector(selector)) void load()
// The prompt waits: nobody is asked for an opinion in the first moment.
setTimeout(() => void import('./at-work/feedback.ts').then(({ offerFeedback }) => offerFeedback()), settled)
