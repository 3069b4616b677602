import { schemeOf } from './scheme.ts'

/** Applies the stored choice between light and dark, and follows changes of the choice, of other tabs and of the system. */
const choice = document.querySelector<HTMLSelectElement>('#appearance')
const system = matchMedia('(prefers-color-scheme: dark)')

/** Returns the choice stored on this device; undefined without a choice or storage. */
function storedChoice(): string | undefined {
  try {
    return localStorage.scheme
  } catch {
    return undefined
  }
}

function apply(chosen = storedChoice()): void {
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
