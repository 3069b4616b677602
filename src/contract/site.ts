import * as z from 'zod/mini'
import { declareCall } from './call.ts'

const flag = z.boolean()

/** Specification 1, section 3: site info. Carries no siteId of its own: the host decides, or `siteCode`. */
export const getSiteInfo = declareCall({
  method: 'GET',
  path: '/front-api/getSiteInfo',
  who: 'any',
  summary: 'Identity and flags of a site',
  request: z.object({ siteCode: z.optional(z.string()) }),
  answer: z.object({
    siteCode: z.string(),
    siteId: z.int(),
    baseLanguageId: z.int(),
    tenantId: z.int(),
    isEU: flag,
    isAsia: flag,
    isArabic: flag,
    orderFood: flag,
    showCompanyCertificate: flag,
    languageNavigation: flag,
  }),
  refusals: ['notFound'],
})

export const getLanguages = declareCall({
  method: 'GET',
  path: '/certification/language/multi',
  who: 'any',
  summary: 'The languages of the site',
  request: z.object({}),
  answer: z.array(
    z.object({
      id: z.int(),
      languagePackId: z.int(),
      languageComplete: z.string(),
      languageSimple: z.string(),
      rtlStatus: z.string(),
    }),
  ),
  empty: [],
})
