import * as z from 'zod/mini'

/**
 * A language with its id in `sites/languages.json`; its name is in the language itself. Specification 1, section 3.
 */
export const language = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  rightToLeft: z.boolean(),
})
export type Language = z.infer<typeof language>

/** The area of a site with its languages. A visitor chooses first the area, then the language. */
export const areaLanguages = z.object({
  area: z.string(),
  siteId: z.int(),
  siteCode: z.string(),
  /** The first segment of the site's paths; empty for the site at the root. */
  prefix: z.string(),
  languages: z.array(language),
})
export type AreaLanguages = z.infer<typeof areaLanguages>

/** A language that a site offers to visitors from a country. `country` is an ISO 3166-1 code. */
export const countryLanguage = z.object({
  language,
  country: z.string(),
  countryName: z.string(),
  siteId: z.int(),
})
export type CountryLanguage = z.infer<typeof countryLanguage>
