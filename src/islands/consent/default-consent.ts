import { type ConsentChoice, defaultConsent } from '#src/domain/consent-choice.ts'
import { loadVisitorCountry } from '#src/stores/session/visitor.ts'
import { setStoreEnvironment } from '../set-store-environment.ts'

/** The default consent in a country, and whether the banner offers Reject there. */
export interface DefaultConsent {
  consent: ConsentChoice
  reject: boolean
}

/**
 * Returns the default consent for the visitor's country. `optInCountries` and `rejectCountries` are lists of country
 * codes, separated by spaces. If the country is unknown, the stricter rule applies: no optional cookies before
 * consent. Decision: docs/decisions/consent.md.
 */
export async function findDefaultConsent(
  optInCountries: string,
  rejectCountries: string,
): Promise<DefaultConsent> {
  setStoreEnvironment()
  const country = await loadVisitorCountry()
  const isListed = (list: string) => country !== null && list.split(' ').includes(country)
  const isOptIn = country === null || isListed(optInCountries)
  return {
    consent: defaultConsent(isOptIn ? 'optIn' : 'optOut'),
    reject: isOptIn || isListed(rejectCountries),
  }
}
