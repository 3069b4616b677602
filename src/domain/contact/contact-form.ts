import * as z from 'zod/mini'
import { nameField } from '../learner/name.ts'

/** The subject of a request. */
export const contactSubject = z.enum(['course', 'exam', 'certificate', 'payment', 'account', 'other'])
export type ContactSubject = z.infer<typeof contactSubject>

/** The maximum lengths of a message and of staff's answer, in characters. */
export const maxContactMessageLength = 4000
export const maxContactAnswerLength = 4000

/** The form with which a user asks the portal's support team for help. */
export const contactForm = z.object({
  name: nameField(100),
  email: z.email().check(z.maxLength(320)),
  subject: contactSubject,
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxContactMessageLength)),
})
export type ContactForm = z.infer<typeof contactForm>

/** A contact request, with the fields that a reviewer sees. The reply is sent in `language`. */
export const pendingContactRequest = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: contactSubject,
  message: z.string(),
  /** The folder of the site from which the request was sent. */
  site: z.string(),
  language: z.string(),
  askedAt: z.iso.datetime(),
})
