import * as z from 'zod/mini'

/**
 * A province of a country, with its ISO 3166-2 code. If no cities are published, `cities` is empty and learners type
 * the name.
 */
export const province = z.object({ code: z.string(), name: z.string(), cities: z.array(z.string()) })
export type Province = z.infer<typeof province>
