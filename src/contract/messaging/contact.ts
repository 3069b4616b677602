import * as z from 'zod/mini'
import {
  contactForm,
  contactSubject,
  maxContactAnswerLength,
  pendingContactRequest,
} from '../../domain/contact/contact-form.ts'
import { declareCall } from '../protocol/call.ts'
import { proofFields } from '../protocol/proof.ts'
import { createStaffListSchemas } from '../protocol/staff-list.ts'
import { idCodec, shortText } from '../protocol/wire.ts'

/**
 * Sends a request to the portal's support team. The sender gets a confirmation by email. Refused as `invalid` with
 * the field in `errorContext.fields` if the proof of work is invalid.
 */
export const sendContactRequest = declareCall({
  method: 'POST',
  path: '/contact/ask',
  who: 'form',
  summary: 'Sends a question to the portal’s staff',
  source: 'decided',
  request: z.extend(contactForm, proofFields),
  response: z.object({ requestId: z.int() }),
  refusals: ['tooFrequent'],
})

const reviewer = { who: 'operator', role: 'reviewer' } as const

export const getContactRequests = declareCall({
  ...reviewer,
  method: 'GET',
  path: '/operator/contact/requests',
  summary: 'The questions that wait for an answer, the oldest first',
  source: 'ours',
  ...createStaffListSchemas(pendingContactRequest, ['asked'], {
    subject: z.optional(contactSubject),
    site: z.optional(shortText),
    language: z.optional(shortText),
  }),
})

/**
 * Closes a contact request. An answer, if given, is mailed to the sender; without an answer, nobody is notified.
 * Refused as `repeatSubmit` if the request is already closed.
 */
export const closeContactRequest = declareCall({
  ...reviewer,
  method: 'POST',
  path: '/operator/contact/settle',
  byPerson: true,
  summary: 'Answers a question, or closes it without an answer',
  source: 'ours',
  request: z.object({
    id: idCodec,
    answer: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxContactAnswerLength))),
  }),
  response: z.literal(true),
  refusals: ['notFound', 'repeatSubmit'],
})
