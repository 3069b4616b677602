import { getRelatedCertifications } from '../../contract/catalogue/certification.ts'
import { environment } from '../../environment/environment.ts'
import { type Place, routes } from '../../routes.ts'

/**
 * Returns the URL of a certification's counterpart on another site. If there is none or more than one, returns the
 * home page of that site. Specification 1, section 4: a related-certification lookup.
 */
export async function findRelatedUrl(id: number, place: Place, languageId: number): Promise<string> {
  const request = { certificationId: id, siteId: place.siteId, languageId }
  const result = await environment().api.call(getRelatedCertifications, request)
  const [only, ...others] = result.ok ? result.value : []
  return only && others.length === 0 ? routes.certification(place, only.id) : routes.home(place)
}
