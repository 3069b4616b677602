import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { languageWire } from './language-wire.ts'
import { idList } from './wire.ts'

const flag = z.boolean()

const siteInfo = z.object({
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
})

/** Specification 1, section 3: site info. Carries no siteId of its own: the host decides, or `siteCode`. */
export const getSiteInfo = declareCall({
  method: 'GET',
  path: '/front-api/getSiteInfo',
  who: 'any',
  summary: 'Identity and flags of a site',
  request: z.object({ siteCode: z.optional(z.string()) }),
  answer: siteInfo,
  refusals: ['notFound'],
})

export const getLanguages = declareCall({
  method: 'GET',
  path: '/certification/language/multi',
  who: 'any',
  summary: 'The languages of the site',
  request: z.object({}),
  answer: z.array(languageWire),
  empty: [],
})

/** In the order of their ids; those that the brand does not have are left out. */
export const getSitesByIds = declareCall({
  method: 'GET',
  path: '/certification/site/getListByIds',
  who: 'any',
  summary: 'Identity and flags of some sites',
  request: z.object({ ids: idList }),
  answer: z.array(siteInfo),
  empty: [],
})

/** Specification 1, section 2: the non-certification menu shows only where this is true. */
export const hasNonCertification = declareCall({
  method: 'GET',
  path: '/certification/site/openNonCertificationOrNot',
  who: 'any',
  summary: 'Whether the site offers videos and workshops beside certifications',
  request: z.object({}),
  answer: flag,
})
