import type { Filter } from '../../domain/filter/facet.ts'

/** The names of filters in requests, responses, URLs and forms. Specification 1, section 3: list query. */
export const wireNameByFilter = {
  keyword: 'keyword',
  certificationType: 'certificationTypeName',
  subtype: 'certificationSubtypeName',
  requirement: 'requirement',
  language: 'languageComplete',
  version: 'versionLabel',
  productLine: 'productLine',
  videoType: 'videoType',
  videoOf: 'type',
  regionId: 'regionId',
  city: 'city',
  month: 'month',
  mode: 'mode',
  subject: 'subject',
  year: 'year',
  level: 'level',
} as const satisfies Record<Filter, string>
