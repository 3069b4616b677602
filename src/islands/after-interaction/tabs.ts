/**
 * The custom element that turns links to panels into tabs. One panel is visible, and the arrow keys move between
 * tabs. See Tabs.astro.
 */
class PortalTabs extends HTMLElement {
  private tabs: HTMLAnchorElement[] = []

  connectedCallback(): void {
    const list = this.querySelector<HTMLElement>('.tabs')
    this.tabs = [...(list?.querySelectorAll('a') ?? [])]
    if (!list || this.tabs.length === 0) return
    this.dataset.ready = ''
    list.role = 'tablist'
    list.ariaLabel = list.dataset.label ?? null
    for (const tab of this.tabs) this.prepare(tab)
    this.show(this.tabOfHash() ?? (this.tabs[0] as HTMLAnchorElement))
    list.addEventListener('click', (event) => {
      const tab = (event.target as HTMLElement).closest('a')
      if (!tab) return
      event.preventDefault()
      this.show(tab)
    })
    list.addEventListener('keydown', (event) => this.onKeyDown(event))
    window.addEventListener('hashchange', this.showTabOfHash)
    if (this.tabOfHash()) this.showTabOfHash()
  }

  disconnectedCallback(): void {
    window.removeEventListener('hashchange', this.showTabOfHash)
  }

  private tabOfHash = () => this.tabs.find((tab) => tab.hash === location.hash)

  /** Shows the panel that the URL's hash names, on arrival or after a link elsewhere on the page was clicked. */
  private showTabOfHash = (): void => {
    const tab = this.tabOfHash()
    if (!tab) return
    this.show(tab)
    this.panelOf(tab)?.scrollIntoView()
  }

  private prepare(tab: HTMLAnchorElement): void {
    tab.role = 'tab'
    tab.setAttribute('aria-controls', tab.hash.slice(1))
    const panel = this.panelOf(tab)
    if (!panel) return
    panel.role = 'tabpanel'
    panel.setAttribute('aria-labelledby', tab.id)
  }

  private panelOf = (tab: HTMLAnchorElement) => this.querySelector<HTMLElement>(tab.hash)

  private show(selected: HTMLAnchorElement): void {
    for (const tab of this.tabs) {
      tab.ariaSelected = String(tab === selected)
      tab.tabIndex = tab === selected ? 0 : -1
      const panel = this.panelOf(tab)
      if (panel) panel.hidden = tab !== selected
    }
  }

  private onKeyDown(event: KeyboardEvent): void {
    const forward = getComputedStyle(this).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const index = this.tabs.indexOf(event.target as HTMLAnchorElement)
    const last = this.tabs.length - 1
    const to: Record<string, number> = {
      [forward]: index === last ? 0 : index + 1,
      [backward]: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }
    const tab = this.tabs[to[event.key] ?? -1]
    if (!tab) return
    event.preventDefault()
    this.show(tab)
    tab.focus()
  }
}

customElements.define('portal-tabs', PortalTabs)

export {}
