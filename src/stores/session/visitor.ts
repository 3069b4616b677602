import { getVisitorCountry } from '../../contract/catalogue/visitor-country.ts'
import { environment } from '../../environment/environment.ts'

const storageName = 'visitor-country'
let loading: Promise<string | null> | undefined

async function fetchCountry(): Promise<string | null> {
  const { api, visit } = environment()
  const known = visit.get(storageName)
  if (known) return known
  const result = await api.call(getVisitorCountry, {})
  const country = result.ok ? result.value.country : null
  if (country) visit.set(storageName, country)
  return country
}

/** Returns the country code of the visitor's IP address, loaded once per visit; null if it is unknown. */
export function loadVisitorCountry(): Promise<string | null> {
  loading ??= fetchCountry()
  return loading
}
