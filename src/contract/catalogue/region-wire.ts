import { territory } from '../../domain/region/region.ts'
import { renamedWire } from '../protocol/renamed.ts'

/** The wire format of a country or a region. Specification 1, section 3: country. */
export const territoryWire = renamedWire(territory, { code: 'regionCode' })
