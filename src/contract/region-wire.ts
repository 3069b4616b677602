import { territory } from '../domain/region/region.ts'
import { renamed } from './renamed.ts'

/** A country or a region as it travels. Specification 1, section 3: country. */
export const territoryWire = renamed(territory, { code: 'regionCode' })
