import { schemeOf } from './scheme.ts'

/** The choice between light and dark: shown as it was kept, applied at once, also in other tabs, and as the system changes. */
const choice = document.querySelector<HTMLSelectElement>('#appearance')
const system = matchMedia('(prefers-color-scheme: dark)')

/** What was chosen on this device; undefined where nothing was, or nothing can be kept. */
function kept(): string | undefined {
  try {
    return localStorage.scheme
  } catch {
    return undefined
  }
}

function apply(chosen = kept()): void {
  document.documentElement.dataset.scheme = schemeOf(chosen, system.matches)
  if (choice) choice.value = chosen ?? 'light'
}

choice?.addEventListener('change', () => {
  try {
    localStorage.scheme = choice.value
  } catch {}
  apply(choice.value)
})
system.addEventListener('change', () => apply())
addEventListener('storage', ({ key }) => key === 'scheme' && apply())
addEventListener('pageshow', () => apply())
