import { colorSchemeOf } from './scheme.ts'

/**
 * Applies the stored choice between light, dark and the system's setting, and follows changes of the choice in any
 * tab and of the system's setting.
 */
const choice = document.querySelector<HTMLSelectElement>('#appearance')
const system = matchMedia('(prefers-color-scheme: dark)')

/** Returns the choice stored on this device; undefined if none is stored or the browser forbids storage. */
function storedChoice(): string | undefined {
  try {
    return localStorage.scheme
  } catch {
    return undefined
  }
}

function apply(chosen = storedChoice()): void {
  document.documentElement.dataset.scheme = colorSchemeOf(chosen, system.matches)
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
