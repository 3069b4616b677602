import { onFirstInput } from './first-interaction.ts'
import { preserveQuery } from './preserve-query.ts'
import './after-interaction/copy.ts'
import './after-interaction/hide-header.ts'
import { showBackToTop } from './after-interaction/show-back-to-top.ts'

/** Links to the same page in another language or view, and to sign-on. */
const samePageLinks = 'a:is([data-language], [data-view], [href*="/sso/login?"])'

/** Scripts by the selector of their part; a script is loaded only if the page contains the part. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-viewer-time]': () => import('./after-interaction/viewer-time.ts'),
  'portal-seats': () => import('./after-interaction/seats.ts'),
  'portal-tabs': () => import('./after-interaction/tabs.ts'),
}

/** Starts what a page needs after the first interaction: small scripts without calls, and the others once the reader does more than scroll. */
export function startLateScripts(isAct: boolean): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(samePageLinks)
    if (link) preserveQuery(link)
  })
  showBackToTop()
  for (const [selector, load] of Object.entries(parts)) if (document.querySelector(selector)) void load()
  if (isAct) loadAfterAct()
  else onFirstInput(loadAfterAct)
}

const loadAfterAct = () => void import('./after-action.ts').catch(console.warn)
