import { type ConsentChoice, defaultConsent } from '#src/domain/consent-choice.ts'
import { visitorCountry } from '#src/stores/session/visitor.ts'
import { prepareStores } from '../prepare-stores.ts'

/** The default consent in a country, and whether the banner offers Reject there. */
export interface CountryDefault {
  consent: ConsentChoice
  reject: boolean
}

/**
 * Returns the default consent for the visitor's country. `optIn` and `reject` are lists of country codes, separated
 * by spaces. If the country is unknown, the stricter rule applies: no optional cookies before consent. Decision:
 * docs/decisions/consent.md.
 */
export async function countryDefault(optIn: string, reject: string): Promise<CountryDefault> {
  prepareStores()
  const country = await visitorCountry()
  const isListed = (list: string) => country !== null && list.split(' ').includes(country)
  const isOptIn = country === null || isListed(optIn)
  return { consent: defaultConsent(isOptIn ? 'optIn' : 'optOut'), reject: isOptIn || isListed(reject) }
}
