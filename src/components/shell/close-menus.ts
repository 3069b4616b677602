/** Menus are <details>: they open and exclude each other without scripts. Escape and a click elsewhere close them too. */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[name="header"][open]')

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const menu of openMenus()) {
    const inside = menu.contains(document.activeElement)
    menu.open = false
    if (inside) menu.querySelector('summary')?.focus()
  }
})

document.addEventListener('click', ({ target }) => {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false
})
