import { onFirstInput } from './first-interaction.ts'
import { preserveQuery } from './preserve-query.ts'
import './after-interaction/copy.ts'
import './after-interaction/hide-header.ts'
import { showBackToTop } from './after-interaction/show-back-to-top.ts'

/** Selector of the links to the same page in another language or variant, and to the sign-in. */
const samePageLinks = 'a:is([data-language], [data-view], [href*="/sso/login?"])'

/** The scripts to load, by a CSS selector. A script is loaded only if the page contains a matching element. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-viewer-time]': () => import('./after-interaction/viewer-time.ts'),
  'portal-seats': () => import('./after-interaction/seats.ts'),
  'portal-tabs': () => import('./after-interaction/tabs.ts'),
}

/**
 * Starts the scripts that a page needs after the first interaction. The small scripts start immediately;
 * `after-action.ts` is loaded as soon as the visitor does more than scroll.
 */
export function startLateScripts(isAction: boolean): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(samePageLinks)
    if (link) preserveQuery(link)
  })
  showBackToTop()
  for (const [selector, load] of Object.entries(parts)) if (document.querySelector(selector)) void load()
  if (isAction) loadAfterAction()
  else onFirstInput(loadAfterAction)
}

const loadAfterAction = () => void import('./after-action.ts').catch(console.warn)
