import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { courseSummaryWire } from './course-wire.ts'
import { learningProcessCode } from './enrolment-wire.ts'
import { paging } from './paging.ts'
import { rowsOf } from './wire.ts'

/** The video watched last stands first; `progress` is the watched share, 0 to 1. Specification 2, section 7: user. */
export const getMyVideos = declareCall({
  method: 'GET',
  path: '/user/course/process/getNonCertificateCourseProcess',
  who: 'learner',
  summary: 'One page of the videos that the learner watches, with progress',
  request: z.object(paging),
  answer: rowsOf(
    z.object({ course: courseSummaryWire, learningProcess: learningProcessCode, progress: z.number() }),
  ),
  empty: { rows: [], total: 0 },
})
