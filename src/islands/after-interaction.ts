import { preserveQuery } from './preserve-query.ts'
import './after-interaction/copy.ts'
import './after-interaction/hide-header.ts'
import { showBackToTop } from './after-interaction/show-back-to-top.ts'
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
    import('./after-interaction/hide-general.ts').then(({ hideGeneral }) => hideGeneral()),
  '[data-pop-up]': () => import('./after-interaction/pop-up.ts'),
  '[data-viewer-time]': () => import('./after-interaction/viewer-time.ts'),
  'portal-tabs': () => import('./after-interaction/tabs.ts'),
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
setTimeout(
  () => void import('./after-interaction/feedback.ts').then(({ offerFeedback }) => offerFeedback()),
  settled,
)
