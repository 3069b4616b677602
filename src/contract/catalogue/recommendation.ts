import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { classroomWire } from './classroom-wire.ts'

/**
 * Returns the classrooms that the home page recommends, soonest first, without ended ones. Specification 1,
 * section 2: home.
 */
export const getRecommendedClassrooms = declareCall({
  method: 'GET',
  path: '/certification/recommendation/getHomePageClassroom',
  who: 'any',
  summary: 'The classrooms that the home page recommends',
  source: 'S2 7',
  request: z.object({}),
  response: z.array(classroomWire),
  empty: [],
})
