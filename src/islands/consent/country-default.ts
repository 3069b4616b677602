import { type Consent, consentUnasked } from '../../domain/consent/consent.ts'
import { visitorCountry } from '../../stores/visitor.ts'
import { prepare } from '../prepare.ts'

/** What holds for a visitor's country until somebody chooses, and whether rejecting is offered there. */
export interface CountryDefault {
  consent: Consent
  reject: boolean
}

/** `optIn` and `reject` are lists of countries, with blanks between them. Decisions: "Shell" (cookies). */
export async function countryDefault(optIn: string, reject: string): Promise<CountryDefault> {
  prepare()
  const country = await visitorCountry()
  const among = (list: string) => country !== null && list.split(' ').includes(country)
  const asked = among(optIn)
  return { consent: consentUnasked(asked ? 'optIn' : 'optOut'), reject: asked || among(reject) }
}
