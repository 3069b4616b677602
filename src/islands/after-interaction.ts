import { preserveQuery } from './preserve-query.ts'
import './after-interaction/copy.ts'
import './after-interaction/hide-header.ts'
import { showBackToTop } from './after-interaction/show-back-to-top.ts'
import { showHint } from './language/language-hint.ts'

/** Delay of the feedback prompt, in milliseconds. */
const feedbackDelay = 5000

/** Links to the same page in another language or view, and to sign-on. */
const samePageLinks = 'a:is([data-language], [data-view], [href*="/sso/login?"])'

/** Scripts by the selector of their part; a script is loaded only if the page contains the part. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-hide-general-in]': () =>
    import('./after-interaction/hide-general.ts').then(({ hideGeneral }) => hideGeneral()),
  '[data-pop-up]': () => import('./after-interaction/pop-up.ts'),
  '[data-viewer-time]': () => import('./after-interaction/viewer-time.ts'),
  'portal-tabs': () => import('./after-interaction/tabs.ts'),
}

/** Starts everything that a page needs after the first interaction. */
document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>(samePageLinks)
  if (link) preserveQuery(link)
})
showBackToTop()
void showHint()
for (const [selector, load] of Object.entries(parts)) if (document.querySelector(selector)) void load()
// The feedback dialog does not open as soon as a visitor arrives, and not at all without a connection.
setTimeout(
  () =>
    void import('./after-interaction/feedback.ts').then(
      ({ offerFeedback }) => offerFeedback(),
      () => {},
    ),
  feedbackDelay,
)
