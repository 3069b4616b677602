import type { Act, IslandModule } from './island-module.ts'

/** Every island, by its folder; none is loaded before it is woken. */
const islands = import.meta.glob<IslandModule>('./*/island.tsx')

/** What a reader does to static markup that an island repeats. */
const acts = ['click', 'submit', 'change']

const actOf = (event: Event): HTMLElement | null => {
  const target = event.target as HTMLElement
  return event.type === 'click' ? target.closest('[data-act]:not(form)') : target.closest('form[data-act]')
}

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
    if (signedIn || asked) this.wake()
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
    const load = islands[`./${this.getAttribute('name')}/island.tsx`]
    if (!load) throw new Error(`No island "${this.getAttribute('name')}"`)
    if (import.meta.env.DEV) await (await import('./hot-reload.ts')).prepareHotReload()
    const [{ mount }, island] = await Promise.all([import('./mount.tsx'), load()])
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
  const toasts = document.querySelector<HTMLElement>('#toasts')
  if (!toasts) return
  const toast = Object.assign(document.createElement('p'), {
    className: 'toast',
    textContent: toasts.dataset.failed,
  })
  toasts.append(toast)
  setTimeout(() => toast.remove(), 3000)
}

customElements.define('portal-island', PortalIsland)

const url = new URLSearchParams(location.search)
if (url.has('sign') && url.has('appid')) {
  void import('./sign-check/check-sign.ts').then(({ checkSign }) => checkSign(url))
}
