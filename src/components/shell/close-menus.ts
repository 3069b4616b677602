/**
 * Returns the open menus. Menus are <details>; those of the header exclude each other without scripts. Escape, and a
 * click or focus outside, close every open menu.
 */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details:is(.drop, .account)[open]')

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const menu of openMenus()) {
    const inside = menu.contains(document.activeElement)
    menu.open = false
    if (inside) menu.querySelector('summary')?.focus()
  }
})

/**
 * Focuses the field of the search when its panel opens. The listener is for the capture phase, because a `toggle`
 * event does not bubble.
 */
const focusSearch = ({ target }: Event) => {
  const menu = target as HTMLDetailsElement
  if (menu.open && menu.matches('.drop')) menu.querySelector<HTMLElement>('[type="search"]')?.focus()
}
document.addEventListener('toggle', focusSearch, true)

const closeOthers = ({ target }: Event) => {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false
}
for (const type of ['click', 'focusin']) document.addEventListener(type, closeOthers)
