import isoCountries from 'i18n-iso-countries/index.js'
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Country } from '#src/domain/country/country.ts'
import { loadRegionFinder } from '../region/region-finder.ts'
import { createCountryNamer } from './create-country-namer.ts'

const codes = Object.keys(isoCountries.getAlpha2Codes())

/**
 * Lists all countries of the world, sorted by name in the language; with `listed`, only those in a region.
 */
export async function listCountries(
  db: Db,
  audience: Audience,
  { listed }: { listed: boolean },
): Promise<Country[]> {
  const [nameOf, regionOf] = [createCountryNamer(audience.language), await loadRegionFinder(db, audience)]
  const { compare } = new Intl.Collator(audience.language)
  return codes
    .map((code) => ({
      id: Number(isoCountries.alpha2ToNumeric(code)),
      code,
      name: nameOf(code),
      regionId: regionOf(code)[0]?.id ?? null,
      callingCode: isSupportedCountry(code) ? getCountryCallingCode(code as CountryCode) : null,
    }))
    .filter(({ regionId }) => !listed || regionId !== null)
    .sort((a, b) => compare(a.name, b.name))
}
