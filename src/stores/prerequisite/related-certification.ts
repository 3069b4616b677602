import { getRelatedCertifications } from '../../contract/catalogue/certification.ts'
import { environment } from '../../environment/environment.ts'
import { type Place, routes } from '../../routes.ts'

/**
 * The address of a certification's counterpart on another site if there is exactly one; else that site's home
 * page. Specification 1, section 4: a related-certification lookup.
 */
export async function relatedAddress(id: number, there: Place, languageId: number): Promise<string> {
  const wish = { certificationId: id, siteId: there.siteId, languageId }
  const answer = await environment().api.call(getRelatedCertifications, wish)
  const [only, ...others] = answer.ok ? answer.value : []
  return only && others.length === 0 ? routes.certification(there, only.id) : routes.home(there)
}
