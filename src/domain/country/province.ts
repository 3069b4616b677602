import * as z from 'zod/mini'

/**
 * A province of a country, with its ISO 3166-2 code. `cities` is empty if no cities are published; then learners
 * type the name.
 */
export const province = z.object({ code: z.string(), name: z.string(), cities: z.array(z.string()) })
export type Province = z.infer<typeof province>
