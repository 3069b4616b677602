import * as z from 'zod/mini'
import * as domain from '../../domain/comment/comment.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire } from '../protocol/renamed.ts'

const commentWire = renamedWire(domain.comment, {
  country: 'countryCode',
  name: 'userName',
  role: 'userRole',
  quote: 'comment',
  language: 'textLanguage',
})

/** Returns the quotations of users on the home page. Specification 1, section 2: home. */
export const getComments = declareCall({
  method: 'GET',
  path: '/certification/userComment/released/list',
  who: 'any',
  summary: 'Comments of users about the portal',
  source: 'S1 2',
  request: z.object({}),
  response: z.array(commentWire),
  empty: [],
})
