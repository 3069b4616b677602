import * as z from 'zod/mini'
import { learningOverview } from '../../domain/overview/overview.ts'
import { declareCall } from '../protocol/call.ts'

/**
 * Returns the data for the top of My Learning: the point at which the learner stopped, and every started or finished
 * certification with its credits and its exam.
 */
export const getOverview = declareCall({
  method: 'POST',
  path: '/learning/overview',
  who: 'learner',
  reads: true,
  summary: 'The learner’s last position, and the progress of each certification',
  source: 'ours',
  request: z.object({}),
  response: learningOverview,
  empty: { resume: null, certifications: [] },
})
