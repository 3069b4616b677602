import * as z from 'zod/mini'
import { territory } from '../region/region.ts'

/** A country with its telephone calling code, which is null if the country has none of its own. */
export const country = z.extend(territory, { callingCode: z.nullable(z.string()) })
export type Country = z.infer<typeof country>
