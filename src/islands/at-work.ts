import { carry } from './carry.ts'
import './copy/copy.ts'
import './hide-header/hide-header.ts'
import { showHint } from './language/hint.ts'
import { wayUp } from './way-up/way-up.ts'

/** Milliseconds until a reader has looked round. */
const settled = 5000

/** Links to the same page in another language or view, and to sign-on. */
const samePage = 'a:is([data-language], [data-view], [href*="/sso/login?"])'

/** What only some pages have comes only there. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-hide-general-in]': () =>
    import('./hide-general/hide-general.ts').then(({ hideGeneral }) => hideGeneral()),
  '[data-pop-up]': () => import('./share/pop-up.ts'),
  '[data-viewer-time]': () => import('./viewer-time/viewer-time.ts'),
  'portal-tabs': () => import('./tabs/tabs.ts'),
}

/** What comes when somebody is at work on a page. */
document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>(samePage)
  if (link) carry(link)
})
wayUp()
void showHint()
for (const [selector, load] of Object.entries(parts)) if (document.querySelector(selector)) void load()
// Nobody is asked for an opinion in the first moment.
setTimeout(() => void import('./feedback/feedback.ts').then(({ offerFeedback }) => offerFeedback()), settled)
