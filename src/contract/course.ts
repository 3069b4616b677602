import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import {
  categoryWire,
  contentTypeCode,
  courseSummaryWire,
  courseWire,
  kindCode,
  requirementCode,
  videoOfCode,
} from './course-wire.ts'
import { paging } from './paging.ts'
import { id, rowsOf } from './wire.ts'

/**
 * Absent filters mean all; `courseType` lists courses and videos apart, and `productLine`, `videoType` and `type` are
 * the filters of videos. Specification 1, sections 2 (video list) and 3 (list query).
 */
export const findCourses = declareCall({
  method: 'GET',
  path: '/certification/release/course/page/list',
  who: 'any',
  summary: 'One page of the courses that match the filters',
  request: z.object({
    keyword: z.optional(z.string().check(z.maxLength(100))),
    certificationTypeName: z.optional(z.string()),
    certificationSubtypeName: z.optional(z.string()),
    requirement: z.optional(requirementCode),
    languageComplete: z.optional(z.string()),
    versionLabel: z.optional(z.string()),
    kind: z.optional(kindCode),
    courseType: z.optional(contentTypeCode),
    productLine: z.optional(z.string()),
    videoType: z.optional(z.string()),
    type: z.optional(videoOfCode),
    ...paging,
  }),
  answer: rowsOf(courseSummaryWire),
  empty: { rows: [], total: 0 },
})

export const getCourse = declareCall({
  method: 'GET',
  path: '/certification/release/course/detail',
  who: 'any',
  summary: 'One course with its chapters, and the registration of the learner who asks',
  request: z.object({ id, courseType: z.optional(contentTypeCode) }),
  answer: courseWire,
  refusals: ['notFound'],
})

/** What the course list can be filtered by. Specification 1, section 3: filter lists. */
export const getCourseFilters = declareCall({
  method: 'POST',
  path: '/certification/getCertificationTypeInfo',
  who: 'any',
  reads: true,
  summary: 'The choices of the course filters',
  request: z.object({ kind: z.optional(kindCode), courseType: z.optional(contentTypeCode) }),
  answer: z.object({
    certificationTypes: z.array(categoryWire),
    certificationSubTypes: z.array(categoryWire),
    versionLabelList: z.array(z.string()),
    languageCompleteList: z.array(z.string()),
    productLineList: z.array(categoryWire),
    videoTypeList: z.array(categoryWire),
  }),
  empty: {
    certificationTypes: [],
    certificationSubTypes: [],
    versionLabelList: [],
    languageCompleteList: [],
    productLineList: [],
    videoTypeList: [],
  },
})

export const getRecommendedCourses = declareCall({
  method: 'GET',
  path: '/certification/recommendation/getHomePageCourseList',
  who: 'any',
  summary: 'The courses that the home page recommends',
  request: z.object({}),
  answer: z.array(courseSummaryWire),
  empty: [],
})

/**
 * Where to fetch a chapter's video. `url` is signed, lapses and serves only the session that asked; `payDuration` is
 * the second to resume at. Specification 1, section 3: video access info.
 */
export const getVideoAccess = declareCall({
  method: 'GET',
  path: '/certification/release/course/power/check',
  who: 'learner',
  summary: 'A signed address of a chapter video, with the position to resume at',
  request: z.object({ id, courseContentId: id, courseType: z.optional(contentTypeCode) }),
  answer: z.object({
    key: z.string(),
    url: z.string(),
    payDuration: z.number(),
    captions: z.array(z.object({ language: z.string(), url: z.string() })),
    transcript: z.string(),
  }),
  refusals: ['notFound', 'forbidden'],
  changes: true,
})
