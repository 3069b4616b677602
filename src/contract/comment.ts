import * as z from 'zod/mini'
import * as domain from '../domain/comment/comment.ts'
import { declareCall } from './call.ts'

const commentWire = z.codec(
  z.object({
    id: z.int(),
    countryCode: z.string(),
    userName: z.string(),
    userRole: z.string(),
    comment: z.string(),
    textLanguage: z.string(),
  }),
  domain.comment,
  {
    decode: (wire) => ({
      id: wire.id,
      country: wire.countryCode,
      name: wire.userName,
      role: wire.userRole,
      quote: wire.comment,
      language: wire.textLanguage,
    }),
    encode: (comment) => ({
      id: comment.id,
      countryCode: comment.country,
      userName: comment.name,
      userRole: comment.role,
      comment: comment.quote,
      textLanguage: comment.language,
    }),
  },
)

/** Specification 1, section 2: home. */
export const getComments = declareCall({
  method: 'GET',
  path: '/certification/userComment/released/list',
  who: 'any',
  summary: 'What users say about the portal',
  request: z.object({}),
  answer: z.array(commentWire),
  empty: [],
})
