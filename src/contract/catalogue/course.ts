import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { pagingFields } from '../protocol/paging.ts'
import { wireObject } from '../protocol/renamed.ts'
import { filterText, idCodec } from '../protocol/wire.ts'
import {
  categoryWire,
  contentTypeCode,
  courseSummaryWire,
  courseWire,
  kindCode,
  requirementKindCode,
  videoOfCode,
} from './course-wire.ts'
import { createFacetedRowsSchema, emptyFacetedPage } from './filter-wire.ts'

/**
 * Returns one page of courses and videos. A filter that is absent matches everything. `contentType` selects courses
 * or videos; `productLine`, `videoType` and `videoOf` filter videos. `facets` are the values that each filter offers,
 * with the number of courses for each value. Specification 1, sections 2 (video list) and 3 (list query).
 */
export const findCourses = declareCall({
  method: 'GET',
  path: '/certification/release/course/page/list',
  who: 'any',
  summary: 'One page of the courses that match the filters',
  source: 'S1 3, S2 7',
  costly: 'search',
  request: wireObject({
    keyword: z.optional(z.string().check(z.maxLength(100))),
    certificationType: ['certificationTypeName', z.optional(filterText)],
    subtype: ['certificationSubtypeName', z.optional(filterText)],
    requirement: z.optional(requirementKindCode),
    language: ['languageComplete', z.optional(filterText)],
    version: ['versionLabel', z.optional(filterText)],
    kind: z.optional(kindCode),
    contentType: ['courseType', z.optional(contentTypeCode)],
    productLine: z.optional(filterText),
    videoType: z.optional(filterText),
    videoOf: ['type', z.optional(videoOfCode)],
    ...pagingFields,
  }),
  response: createFacetedRowsSchema(courseSummaryWire),
  empty: emptyFacetedPage,
  refusals: ['busy'],
})

export const getCourse = declareCall({
  method: 'GET',
  path: '/certification/release/course/detail',
  who: 'any',
  summary: 'One course with its chapters and the learner’s registration',
  source: 'S1 3, S2 7',
  request: wireObject({ id: idCodec, contentType: ['courseType', z.optional(contentTypeCode)] }),
  response: courseWire,
  refusals: ['notFound'],
})

/** Returns the choices of the course list's filters. Specification 1, section 3: filter lists. */
export const getCourseFilters = declareCall({
  method: 'POST',
  path: '/certification/getCertificationTypeInfo',
  who: 'any',
  reads: true,
  summary: 'The choices of the course filters',
  source: 'S1 3',
  request: wireObject({
    kind: z.optional(kindCode),
    contentType: ['courseType', z.optional(contentTypeCode)],
  }),
  response: wireObject({
    certificationTypes: z.array(categoryWire),
    subtypes: ['certificationSubTypes', z.array(categoryWire)],
    versions: ['versionLabelList', z.array(z.string())],
    languages: ['languageCompleteList', z.array(z.string())],
    productLines: ['productLineList', z.array(categoryWire)],
    videoTypes: ['videoTypeList', z.array(categoryWire)],
  }),
  empty: {
    certificationTypes: [],
    subtypes: [],
    versions: [],
    languages: [],
    productLines: [],
    videoTypes: [],
  },
})

export const getRecommendedCourses = declareCall({
  method: 'GET',
  path: '/certification/recommendation/getHomePageCourseList',
  who: 'any',
  summary: 'The courses that the home page recommends',
  source: 'S2 7',
  request: z.object({}),
  response: z.array(courseSummaryWire),
  empty: [],
})

/**
 * Returns the URL of a chapter's video. `url` is signed, expires, and is valid only for the requesting session;
 * `position` is the second at which to resume. Specification 1, section 3: video access info.
 */
export const getVideoAccess = declareCall({
  method: 'GET',
  path: '/certification/release/course/power/check',
  who: 'learner',
  summary: 'A signed address of a chapter video, with the position to resume at',
  source: 'S1 3, 4',
  request: wireObject({
    id: idCodec,
    chapterId: ['courseContentId', idCodec],
    contentType: ['courseType', z.optional(contentTypeCode)],
  }),
  response: wireObject({
    key: z.string(),
    url: z.string(),
    position: ['payDuration', z.number()],
    captions: z.array(z.object({ language: z.string(), url: z.string() })),
    transcript: z.string(),
  }),
  refusals: ['notFound', 'forbidden'],
  changes: true,
})
