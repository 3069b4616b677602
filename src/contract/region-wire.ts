import * as z from 'zod/mini'
import { territory } from '../domain/region/region.ts'

/** Countries and regions travel alike. Specification 1, section 3: country. */
export const territoryWire = z.codec(
  z.object({ id: z.int(), name: z.string(), regionCode: z.string(), regionId: z.nullable(z.int()) }),
  territory,
  {
    decode: (wire) => ({ id: wire.id, name: wire.name, code: wire.regionCode, regionId: wire.regionId }),
    encode: (each) => ({ id: each.id, name: each.name, regionCode: each.code, regionId: each.regionId }),
  },
)
