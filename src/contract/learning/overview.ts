import * as z from 'zod/mini'
import { overview } from '../../domain/overview/overview.ts'
import { declareCall } from '../protocol/call.ts'

/**
 * Where the learner stopped, and every certification begun or finished with its credits and its exam: what
 * the head of My Learning is made of, in one call.
 */
export const getOverview = declareCall({
  method: 'POST',
  path: '/learning/overview',
  who: 'learner',
  reads: true,
  summary: 'Where the learner stopped, and how far each certification is',
  source: 'ours',
  request: z.object({}),
  answer: overview,
  empty: { resume: null, certifications: [] },
})
