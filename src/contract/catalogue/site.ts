import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { idListCodec, shortText } from '../protocol/wire.ts'
import { languageWire } from './language-wire.ts'

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

/**
 * Returns the site of the host, or of `siteCode`. The request has no siteId. Specification 1, section 3: site info.
 */
export const getSiteInfo = declareCall({
  method: 'GET',
  path: '/front-api/getSiteInfo',
  who: 'any',
  summary: 'Identity and flags of a site',
  source: 'S1 3, S2 7',
  request: z.object({ siteCode: z.optional(shortText) }),
  response: siteInfo,
  refusals: ['notFound'],
})

export const getLanguages = declareCall({
  method: 'GET',
  path: '/certification/language/multi',
  who: 'any',
  summary: 'The languages of the site',
  source: 'S1 3',
  request: z.object({}),
  response: z.array(languageWire),
  empty: [],
})

/** Returns the sites with these ids, sorted by id. Ids of sites that do not belong to the brand are left out. */
export const getSitesByIds = declareCall({
  method: 'GET',
  path: '/certification/site/getListByIds',
  who: 'any',
  summary: 'Identity and flags of some sites',
  source: 'S1 3',
  request: z.object({ ids: idListCodec }),
  response: z.array(siteInfo),
  empty: [],
})

/** Returns whether the site has non-certification training, which the menu then shows. Specification 1, section 2. */
export const hasNonCertification = declareCall({
  method: 'GET',
  path: '/certification/site/openNonCertificationOrNot',
  who: 'any',
  summary: 'Whether the site offers videos and workshops in addition to certifications',
  source: 'S1 2',
  request: z.object({}),
  response: flag,
})
