import * as z from 'zod/mini'
import { contentId } from '../content-item/field.ts'
import { certificationKind } from '../course/course.ts'
import { retention } from '../retention.ts'

/**
 * The new dates to which a reader subscribes: dates of one certification, of all certifications of a kind, of one
 * training without a certification (given by its English name) or, if all of these are null, of all workshops and
 * seminars; in one city (given by its English name) or anywhere.
 */
export const dateRequest = z.object({
  certificationId: z.nullable(contentId),
  kind: z.nullable(certificationKind),
  training: z.nullable(z.string()),
  city: z.nullable(z.string()),
})
export type DateRequest = z.infer<typeof dateRequest>

/** The request as a page sends it: `classroomId` is a session, and stands for its training or its certification. */
export const dateAlertForm = z.object({
  email: z.email().check(z.maxLength(320)),
  certificationId: z.optional(contentId),
  kind: z.optional(certificationKind),
  classroomId: z.optional(contentId),
  city: z.optional(z.string().check(z.maxLength(100))),
})
export type DateAlertForm = z.infer<typeof dateAlertForm>

/** The requested dates as text. `what` is null for all workshops and seminars, and for all certifications of a kind. */
export const dateRequestText = z.object({
  what: z.nullable(z.string()),
  kind: z.nullable(certificationKind),
  city: z.nullable(z.string()),
})
export type DateRequestText = z.infer<typeof dateRequestText>

/** An alert as its subscriber sees it. */
export const myDateAlert = z.extend(dateRequestText, { id: z.int(), confirmed: z.boolean() })
export type MyDateAlert = z.infer<typeof myDateAlert>

/**
 * The time within which an address must be confirmed, in milliseconds; afterwards the unconfirmed alert is deleted.
 * Decision: docs/decisions/new-date-alerts.md.
 */
export const dateAlertConfirmationTime = retention.unconfirmedAlert.life
export const unusedAlertLifetime = retention.unusedAlert.life
