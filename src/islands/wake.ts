import { onFirstInteraction } from './first-interaction.ts'
import type { Act } from './island-module.ts'
import { say } from './say.ts'

/** What a reader does to static markup that an island repeats. A change in a form with `data-submits` is no act yet. */
const acts = ['click', 'submit', 'change']

const actOf = (event: Event): HTMLElement | null => {
  const target = event.target as HTMLElement
  if (event.type === 'click') return target.closest('[data-act]:not(form)')
  return target.closest(event.type === 'change' ? 'form[data-act]:not([data-submits])' : 'form[data-act]')
}

/** Whether the URL goes on below a path: '/eu/certificate/verify/7' below '/eu/certificate/verify'. */
const isBelow = (path: string): boolean => location.pathname.startsWith(`${path}/`)

/**
 * The custom element around an island's static markup. It loads React only when it is woken, and then repeats the act
 * that woke it, because the clicked node is replaced. What wakes it stands in `wake`; see components/island.
 */
class PortalIsland extends HTMLElement {
  private waking: Promise<void> | undefined
  /** The newest act on the static markup, until the island is there to do it. */
  private act: Act | undefined
  /** The newest event inside from before this script came; the page's head keeps it. */
  declare private early: Event | undefined

  connectedCallback(): void {
    const reasons = (this.getAttribute('wake') ?? '').split(' ')
    if (reasons.includes('act')) {
      for (const type of acts) this.addEventListener(type, this.keep)
      if (this.early) this.keep(this.early)
    }
    const signedIn = reasons.includes('session') && /(?:^|; )signed_in=1/.test(document.cookie)
    const asked = reasons.includes('query') && location.search.length > 1
    const below = reasons.some(
      (reason) => reason.startsWith('below:') && isBelow(reason.slice('below:'.length)),
    )
    if (signedIn || asked || below || reasons.includes('load')) this.wake()
    if (reasons.includes('interaction')) onFirstInteraction(() => this.wake())
  }

  private keep = (event: Event): void => {
    const element = actOf(event)
    if (!element) return
    if (event.type !== 'change') event.preventDefault()
    element.setAttribute('aria-busy', 'true')
    const form = element.closest('form')
    const fields = form ? (Object.fromEntries(new FormData(form)) as Record<string, string>) : {}
    this.act = { name: element.dataset.act as string, fields }
    this.wake()
  }

  private wake(): void {
    this.waking ??= this.load().catch((error: unknown) => {
      this.waking = undefined
      for (const busy of this.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
      console.warn(error)
      reloadOnce()
      sayThatItFailed()
    })
  }

  private async load(): Promise<void> {
    if (import.meta.env.DEV) await (await import('./hot-reload.ts')).prepareHotReload()
    const { loadIsland } = await import('./islands.ts')
    const { mount, island } = await loadIsland(this.getAttribute('name') ?? '')
    const props = JSON.parse(this.dataset.props ?? '{}') as Record<string, unknown>
    await mount(this, island, props, () => {
      for (const type of acts) this.removeEventListener(type, this.keep)
      return this.act
    })
  }
}

/** A file of an older release may be gone: one reload brings the new release's names. */
function reloadOnce(): void {
  if (!navigator.onLine || sessionStorage.getItem('reloaded-for-release')) return
  sessionStorage.setItem('reloaded-for-release', '1')
  location.reload()
}

/** Without the network nothing can be woken: the page says so in its own words, and the next click tries again. */
function sayThatItFailed(): void {
  say(document.querySelector<HTMLElement>('#toasts')?.dataset.failed)
}

customElements.define('portal-island', PortalIsland)

const url = new URLSearchParams(location.search)
if (url.has('sign') && url.has('appid')) {
  void import('./islands.ts').then(({ later }) => later.signCheck()).then(({ checkSign }) => checkSign(url))
}
