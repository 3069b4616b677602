import * as z from 'zod/mini'
import { listedMail } from '../../domain/mail/listed-mail.ts'
import { mailKind } from '../../domain/mail/mail-kind.ts'
import { mailState } from '../../domain/mail/mail-state.ts'
import { declareCall } from '../protocol/call.ts'
import { createStaffListSchemas } from '../protocol/staff-list.ts'
import { idCodec } from '../protocol/wire.ts'

const reviewer = { who: 'operator', role: 'reviewer' } as const

export const getMails = declareCall({
  ...reviewer,
  method: 'GET',
  path: '/operator/mail',
  summary: 'The mails, the newest first',
  source: 'decided',
  ...createStaffListSchemas(listedMail, ['queued'], {
    state: z.optional(mailState),
    kind: z.optional(mailKind),
  }),
})

/** Returns one mail as a file for mail programs (RFC 5322). */
export const getMail = declareCall({
  ...reviewer,
  method: 'GET',
  path: '/operator/mail/detail',
  summary: 'A stored mail',
  source: 'decided',
  request: z.object({ id: idCodec }),
  response: z.object({ message: z.string() }),
  refusals: ['notFound'],
})
