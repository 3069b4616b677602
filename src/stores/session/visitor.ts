import { getVisitorCountry } from '../../contract/catalogue/visitor-country.ts'
import { environment } from '../../environment/environment.ts'

const kept = 'visitor-country'
let asked: Promise<string | null> | undefined

async function ask(): Promise<string | null> {
  const { api, visit } = environment()
  const known = visit.get(kept)
  if (known) return known
  const answer = await api.call(getVisitorCountry, {})
  const country = answer.ok ? answer.value.country : null
  if (country) visit.set(kept, country)
  return country
}

/**
 * The code of the country that the visitor's network address is in, asked once a visit; null where it isn't
 * known.
 */
export function visitorCountry(): Promise<string | null> {
  asked ??= ask()
  return asked
}
