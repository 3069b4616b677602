import * as z from 'zod/mini'
import { contentId } from '../content-item/field.ts'
import { certificationKind } from '../course/course.ts'
import { retentionRules } from '../retention.ts'

/**
 * The new dates about which a subscriber is notified. They are the dates of one certification, of all certifications
 * of a kind, or of one training without a certification (given by its English name). If all three fields are null,
 * they are all workshops and seminars. `city` is the English name of the city; null means any city.
 */
export const dateAlertFilter = z.object({
  certificationId: z.nullable(contentId),
  kind: z.nullable(certificationKind),
  training: z.nullable(z.string()),
  city: z.nullable(z.string()),
})
export type DateAlertFilter = z.infer<typeof dateAlertFilter>

/**
 * The form with which a page subscribes to new dates. `classroomId` is the id of a session; the alert is then for
 * the training or the certification of this session.
 */
export const dateAlertForm = z.object({
  email: z.email().check(z.maxLength(320)),
  certificationId: z.optional(contentId),
  kind: z.optional(certificationKind),
  classroomId: z.optional(contentId),
  city: z.optional(z.string().check(z.maxLength(100))),
})
export type DateAlertForm = z.infer<typeof dateAlertForm>

/**
 * The requested dates as text. `what` is null for all workshops and seminars, and for all certifications of a kind.
 */
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
 * The time within which the email address of an alert must be confirmed, in milliseconds. Afterwards the unconfirmed
 * alert is deleted. Decision: docs/decisions/new-date-alerts.md.
 */
export const dateAlertConfirmationTime = retentionRules.unconfirmedAlert.lifetime
export const unusedAlertLifetime = retentionRules.unusedAlert.lifetime
