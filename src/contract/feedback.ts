import * as z from 'zod/mini'
import { feedbackPrompt } from '../domain/feedback/feedback.ts'
import { declareCall } from './call.ts'
import { flagCode } from './flag-wire.ts'

const feedbackWire = z.codec(
  z.object({
    title: z.string(),
    description: z.string(),
    link: z.string(),
    activeState: flagCode,
    textLanguage: z.string(),
  }),
  feedbackPrompt,
  {
    decode: ({ activeState, textLanguage, ...words }) => ({
      ...words,
      active: activeState,
      language: textLanguage,
    }),
    encode: ({ active, language, ...words }) => ({ ...words, activeState: active, textLanguage: language }),
  },
)

/** Null where the site has none; only activeState '1' is shown. Specification 1, section 3: feedback prompt. */
export const getFeedbackPrompt = declareCall({
  method: 'GET',
  path: '/certification/siteFeedback/getBySiteId',
  who: 'any',
  summary: 'The site’s prompt for feedback, or null',
  request: z.object({}),
  answer: z.nullable(feedbackWire),
})
