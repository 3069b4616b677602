import type { Act, IslandModule } from './island-module.ts'

/** Every island, by its folder; none is loaded before it is woken. */
const islands = import.meta.glob<IslandModule>('./*/island.tsx')

const actOf = (event: Event): HTMLElement | null => {
  const target = event.target as HTMLElement
  return event.type === 'click' ? target.closest('[data-act]:not(form)') : target.closest('form[data-act]')
}

/**
 * The custom element around an island's static markup. It loads React only when it is woken, and then repeats the act
 * that woke it, because the clicked node is replaced. What wakes it stands in `wake`; see components/island.
 */
class PortalIsland extends HTMLElement {
  private awake = false

  connectedCallback(): void {
    const reasons = (this.getAttribute('wake') ?? '').split(' ')
    if (reasons.includes('act'))
      for (const type of ['click', 'submit', 'change']) this.addEventListener(type, this.act)
    const signedIn = reasons.includes('session') && /(?:^|; )signed_in=1/.test(document.cookie)
    const asked = reasons.includes('query') && location.search.length > 1
    if (signedIn || asked) void this.wake()
  }

  private act = (event: Event): void => {
    const element = actOf(event)
    if (!element || this.awake) return
    if (event.type !== 'change') event.preventDefault()
    element.setAttribute('aria-busy', 'true')
    const form = element.closest('form')
    const fields = form ? (Object.fromEntries(new FormData(form)) as Record<string, string>) : {}
    void this.wake({ name: element.dataset.act as string, fields }).catch(() => {
      element.removeAttribute('aria-busy')
      sayThatItFailed()
    })
  }

  async wake(act?: Act): Promise<void> {
    if (this.awake) return
    this.awake = true
    try {
      const load = islands[`./${this.getAttribute('name')}/island.tsx`]
      if (!load) throw new Error(`No island "${this.getAttribute('name')}"`)
      if (import.meta.env.DEV) await (await import('./hot-reload.ts')).prepareHotReload()
      const [{ mount }, island] = await Promise.all([import('./mount.tsx'), load()])
      await mount(this, island, JSON.parse(this.dataset.props ?? '{}') as Record<string, unknown>, act)
    } catch (error) {
      this.awake = false
      reloadOnce()
      throw error
    }
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
