import isoCountries from 'i18n-iso-countries'
import type { Territory } from '../../../src/domain/region/region.ts'
import type { Db } from '../../db/client.ts'
import type { Audience } from '../content/shown-to.ts'
import { regionsOf } from '../region/regions-of.ts'
import { countryNamer } from './country-name.ts'

const codes = Object.keys(isoCountries.getAlpha2Codes())

/** All countries of the world as the asked language sorts their names; `listed`: only those that a region lists. */
export async function listCountries(
  db: Db,
  audience: Audience,
  { listed }: { listed: boolean },
): Promise<Territory[]> {
  const [nameOf, regionOf] = [countryNamer(audience.language), await regionsOf(db, audience)]
  const { compare } = new Intl.Collator(audience.language)
  return codes
    .map((code) => ({
      id: Number(isoCountries.alpha2ToNumeric(code)),
      code,
      name: nameOf(code),
      regionId: regionOf(code)[0]?.id ?? null,
    }))
    .filter(({ regionId }) => !listed || regionId !== null)
    .sort((one, other) => compare(one.name, other.name))
}
