import * as z from 'zod/mini'
import { territory } from '../region/region.ts'

/** A country with the digits by which its telephones are called from elsewhere; null where it has none of its own. */
export const country = z.extend(territory, { callingCode: z.nullable(z.string()) })
export type Country = z.infer<typeof country>
