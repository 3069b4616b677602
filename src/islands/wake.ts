import { onFirstInteraction } from './first-interaction.ts'
import type { WakingAction } from './island-module.ts'
import { showPageToast } from './page-toast.ts'

/**
 * The events on static markup that are repeated after the island is mounted. Changes in a form with `data-submits`
 * are not repeated.
 */
const repeatedEvents = ['click', 'submit', 'change']

/** Returns whether a click on a link opens another tab or window. Then there is nothing for the island to repeat. */
const opensNewTab = (event: Event): boolean =>
  event instanceof MouseEvent &&
  (event.ctrlKey || event.metaKey || event.shiftKey) &&
  (event.target as Element).closest('a[href]') !== null

const actionOf = (event: Event): HTMLElement | null => {
  const target = event.target as HTMLElement
  if (event.type === 'click') return target.closest('[data-act]:not(form)')
  return target.closest(event.type === 'change' ? 'form[data-act]:not([data-submits])' : 'form[data-act]')
}

/**
 * Returns whether this tab stores a draft of an anonymous visitor's form, which the island must restore
 * immediately.
 */
function hasDraft(form: string): boolean {
  try {
    return Boolean(sessionStorage.getItem(`form ${form}`))
  } catch {
    return false
  }
}

/**
 * Returns whether the current URL is below a path, as '/eu/certificate/verify/7' is below '/eu/certificate/verify'.
 */
const isBelow = (path: string): boolean => location.pathname.startsWith(`${path}/`)

/**
 * The custom element around an island's static markup. On a trigger, for example a click inside, it loads React,
 * mounts the island and repeats the visitor's action, because the clicked node is replaced. The attribute `wake`
 * lists the triggers; see src/components/Island.astro.
 */
class PortalIsland extends HTMLElement {
  private waking: Promise<void> | undefined
  /** The last action on the static markup, which is repeated after the island is mounted. */
  private action: WakingAction | undefined
  /** The last event inside the element before this script was loaded. A script in the page's head stores it. */
  declare private early: Event | undefined

  connectedCallback(): void {
    const reasons = (this.getAttribute('wake') ?? '').split(' ')
    if (reasons.includes('act')) {
      for (const type of repeatedEvents) this.addEventListener(type, this.storeAction)
      if (this.early) this.storeAction(this.early)
    }
    const isSignedIn = reasons.includes('session') && /\bsigned_in=1/.test(document.cookie)
    const hasQuery = reasons.includes('query') && location.search.length > 1
    const isBelowPath = reasons.some(
      (reason) => reason.startsWith('below:') && isBelow(reason.slice('below:'.length)),
    )
    const hasStoredDraft = reasons.some((reason) => reason.startsWith('draft:') && hasDraft(reason.slice(6)))
    if (isSignedIn || hasQuery || isBelowPath || hasStoredDraft || reasons.includes('load')) this.wake()
    if (reasons.includes('focus')) this.addEventListener('focusin', () => this.wake(), { once: true })
    if (reasons.includes('interaction')) onFirstInteraction(() => this.wake())
  }

  private storeAction = (event: Event): void => {
    const element = opensNewTab(event) ? null : actionOf(event)
    if (!element) return
    if (event.type !== 'change') event.preventDefault()
    element.setAttribute('aria-busy', 'true')
    const form = element.closest('form')
    const fields = form ? (Object.fromEntries(new FormData(form)) as Record<string, string>) : undefined
    this.action = { name: element.dataset.act as string, fields }
    this.wake()
  }

  private wake(): void {
    this.waking ??= this.load().catch((error: unknown) => {
      this.waking = undefined
      if (leaving) return
      for (const busy of this.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
      console.warn(error)
      reloadOnce()
      showLoadFailure()
    })
  }

  private async load(): Promise<void> {
    if (import.meta.env.DEV) await (await import('./hot-reload.ts')).installHotReload()
    const { loadIsland } = await import('./islands.ts')
    const { mount, island } = await loadIsland(this.getAttribute('name') ?? '')
    const props = JSON.parse(this.dataset.props ?? '{}') as Record<string, unknown>
    await mount(this, island, props, () => {
      for (const type of repeatedEvents) this.removeEventListener(type, this.storeAction)
      return this.action
    })
  }
}

/**
 * Whether the visitor is leaving the page. Firefox then aborts pending loads; reloading the page because of such a
 * failure would undo the visitor's click.
 */
let leaving = false
addEventListener('beforeunload', () => {
  leaving = true
})
addEventListener('pageshow', () => {
  leaving = false
})

/**
 * Reloads the page once, to get the file names of the newest release. Files of an older release may have been
 * deleted.
 */
function reloadOnce(): void {
  if (!navigator.onLine || sessionStorage.getItem('reloaded-for-release')) return
  sessionStorage.setItem('reloaded-for-release', '1')
  location.reload()
}

/** Shows that the island could not be loaded. The next click tries again. */
function showLoadFailure(): void {
  showPageToast(document.querySelector<HTMLElement>('#toasts')?.dataset.failed)
}

customElements.define('portal-island', PortalIsland)

const url = new URLSearchParams(location.search)
if (url.has('sign') && url.has('appid')) {
  void import('./after-interaction/sign-in-by-signed-url.ts').then((script) => script.signInBySignedUrl(url))
}
