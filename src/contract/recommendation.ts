import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { classroomWire } from './classroom-wire.ts'

/** Soonest first; one that has ended is recommended no longer. Specification 1, section 2: home. */
export const getRecommendedClassrooms = declareCall({
  method: 'GET',
  path: '/certification/recommendation/getHomePageClassroom',
  who: 'any',
  summary: 'The classrooms that the home page recommends',
  request: z.object({}),
  answer: z.array(classroomWire),
  empty: [],
})
