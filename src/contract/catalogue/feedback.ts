import * as z from 'zod/mini'
import { feedbackPrompt } from '../../domain/feedback/feedback.ts'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { renamedWire } from '../protocol/renamed.ts'

const feedbackWire = renamedWire(feedbackPrompt, {
  active: ['activeState', flagCode],
  language: 'textLanguage',
})

/**
 * Returns the feedback prompt of the site, or null. Pages show only a prompt with activeState '1'. Specification 1,
 * section 3: feedback prompt.
 */
export const getFeedbackPrompt = declareCall({
  method: 'GET',
  path: '/certification/siteFeedback/getBySiteId',
  who: 'any',
  summary: 'The site’s prompt for feedback, or null',
  source: 'S1 3',
  request: z.object({}),
  response: z.nullable(feedbackWire),
})
