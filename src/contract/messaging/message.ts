import * as z from 'zod/mini'
import * as domain from '../../domain/message/message.ts'
import { declareCall } from '../protocol/call.ts'
import { pagingFields } from '../protocol/paging.ts'
import { wireObject } from '../protocol/renamed.ts'
import { createListPageSchema, idCodec } from '../protocol/wire.ts'

const learner = { method: 'POST', who: 'learner', source: 'ours' } as const

/** Returns one page of the mails to the learner in the last year, the newest first. */
export const findMessages = declareCall({
  ...learner,
  path: '/message/list',
  reads: true,
  summary: 'One page of the mails to the learner',
  request: wireObject({ ...pagingFields, unread: z.optional(z.boolean()) }),
  response: createListPageSchema(domain.messageHead),
  empty: { rows: [], total: 0 },
})

/** Returns the full text of one mail, as it was sent. It does not mark the mail as read. */
export const getMessage = declareCall({
  ...learner,
  path: '/message/detail',
  reads: true,
  summary: 'The text of one mail to the learner',
  request: z.object({ id: idCodec }),
  response: domain.message,
  refusals: ['notFound'],
})

/** Marks one mail as read or unread. */
export const markMessage = declareCall({
  ...learner,
  path: '/message/mark',
  summary: 'Marks a mail to the learner as read or unread',
  request: z.object({ id: idCodec, read: z.boolean() }),
  response: z.literal(true),
  refusals: ['notFound'],
})
