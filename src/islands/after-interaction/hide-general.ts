import { visitorCountry } from '#src/stores/session/visitor.ts'
import { prepareStores } from '../prepare.ts'

/**
 * Removes the general certification from the menu and the footer where the site hides it from the visitor's
 * country. The menu is shut until somebody opens it, and the country is known from the visit's first page on.
 * Specification 1, section 2 (header).
 */
export async function hideGeneral(): Promise<void> {
  const header = document.querySelector<HTMLElement>('[data-hide-general-in]')
  if (!header) return
  prepareStores()
  const country = await visitorCountry()
  if (!country || !header.dataset.hideGeneralIn?.split(' ').includes(country)) return
  for (const group of document.querySelectorAll<HTMLElement>('[data-kind="gsc"]')) group.hidden = true
}
