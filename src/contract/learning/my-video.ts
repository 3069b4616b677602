import * as z from 'zod/mini'
import { courseSummaryWire } from '../catalogue/course-wire.ts'
import { learningStatusCode } from '../catalogue/enrolment-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { pagingFields } from '../protocol/paging.ts'
import { wireObject } from '../protocol/renamed.ts'
import { createListPageSchema } from '../protocol/wire.ts'

/**
 * Returns one page of the learner's videos, the last watched one first. `progress` is the part that has been watched,
 * from 0 to 1. Specification 2, section 7: user.
 */
export const getMyVideos = declareCall({
  method: 'GET',
  path: '/user/course/process/getNonCertificateCourseProcess',
  who: 'learner',
  summary: 'One page of the videos that the learner watches, with progress',
  source: 'S2 7',
  request: wireObject(pagingFields),
  response: createListPageSchema(
    z.object({ course: courseSummaryWire, learningProcess: learningStatusCode, progress: z.number() }),
  ),
  empty: { rows: [], total: 0 },
})
