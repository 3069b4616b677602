import { loadVisitorCountry } from '#src/stores/session/visitor.ts'
import { setStoreEnvironment } from '../set-store-environment.ts'

/**
 * Hides the general certification in menu and footer if the site does not offer it in the visitor's country. The
 * visitor notices no change: the menu is still closed, and the country is stored from the first page of the visit
 * on. Specification 1, section 2 (header).
 */
export async function hideGeneralCertification(): Promise<void> {
  const header = document.querySelector<HTMLElement>('[data-hide-general-in]')
  if (!header) return
  setStoreEnvironment()
  const country = await loadVisitorCountry()
  if (!country || !header.dataset.hideGeneralIn?.split(' ').includes(country)) return
  for (const group of document.querySelectorAll<HTMLElement>('[data-kind="gsc"]')) group.hidden = true
}
