import * as z from 'zod/mini'
import { contentId, countryField, price, sessionTimes } from '../content-item/field.ts'
import { subject } from '../course/course.ts'
import { offer } from '../order/offer.ts'
import { classroomMode } from './classroom-mode.ts'

/** A trainer of a classroom: id and name, as on the page of the trainer team. */
export const classroomTrainer = z.object({ id: contentId, name: z.string() })

/** A region that contains the classroom's country and therefore lists the classroom. */
export const classroomRegion = z.object({ id: contentId, name: z.string() })

/**
 * The fields of a classroom that a card shows. `startsAt` and `endsAt` are instants in UTC, `zone` is the IANA zone
 * of the venue; `fee` is in minor units by currency, null if the classroom is free; `language` is the language of
 * the texts. Specification 1, section 3.
 */
export const classroomSummary = z.object({
  id: contentId,
  /** The id of the classroom's certification; null for a workshop, seminar or webinar without a certification. */
  certificationId: z.nullable(contentId),
  name: z.string(),
  summary: z.string(),
  mode: classroomMode,
  subject,
  ...sessionTimes,
  location: z.string(),
  /** The city of the venue; null for online training. */
  city: z.nullable(z.string()),
  /** The languages of instruction; empty if unknown. */
  taughtIn: z.array(z.string()),
  country: countryField,
  /** The country of the venue; null for online training. */
  venue: z.nullable(countryField),
  regions: z.array(classroomRegion),
  credits: z.int(),
  capacity: z.int(),
  trainers: z.array(classroomTrainer),
  fee: z.nullable(price),
  offer,
  needsApproval: z.boolean(),
  language: z.string(),
})
export type ClassroomSummary = z.infer<typeof classroomSummary>
