import { type ConsentChoice, defaultConsent } from '#src/domain/consent-choice.ts'
import { visitorCountry } from '#src/stores/session/visitor.ts'
import { prepareStores } from '../prepare.ts'

/** The consent for visitors of a country until they choose, and whether rejecting is offered there. */
export interface CountryDefault {
  consent: ConsentChoice
  reject: boolean
}

/**
 * The default for the visitor's country. `optIn` and `reject` are lists of countries, with blanks between
 * them. Where the country is not known the stricter rule stands: nothing optional before a yes. Decision: docs/decisions/consent.md.
 */
export async function countryDefault(optIn: string, reject: string): Promise<CountryDefault> {
  prepareStores()
  const country = await visitorCountry()
  const among = (list: string) => country !== null && list.split(' ').includes(country)
  const asked = country === null || among(optIn)
  return { consent: defaultConsent(asked ? 'optIn' : 'optOut'), reject: asked || among(reject) }
}
