import { territory } from '../../domain/region/region.ts'
import { renamedWire } from '../protocol/renamed.ts'

/** A country or a region as it travels. Specification 1, section 3: country. */
export const territoryWire = renamedWire(territory, { code: 'regionCode' })
