import * as z from 'zod/mini'
import { contentId, country, price, session } from '../content/document.ts'
import { subject } from '../course/course.ts'
import { classroomMode } from './classroom-document.ts'

/** Who teaches: enough to name somebody and to find them in the team. */
export const classroomTrainer = z.object({ id: contentId, name: z.string() })

/** Where it is offered: a region that its country belongs to. */
export const classroomRegion = z.object({ id: contentId, name: z.string() })

/**
 * What a card shows of a classroom. `startsAt` and `endsAt` are instants in UTC, `zone` is the IANA zone of the venue;
 * `fee` is in minor units by currency, null where it is free; `language` is that of the texts. Specification 1, section 3.
 */
export const classroomSummary = z.object({
  id: contentId,
  /** Null for a workshop, seminar or webinar that belongs to no certification. */
  certification: z.nullable(contentId),
  name: z.string(),
  summary: z.string(),
  mode: classroomMode,
  subject,
  ...session,
  location: z.string(),
  country,
  regions: z.array(classroomRegion),
  credits: z.int(),
  capacity: z.int(),
  trainers: z.array(classroomTrainer),
  fee: z.nullable(price),
  needsApproval: z.boolean(),
  language: z.string(),
})
export type ClassroomSummary = z.infer<typeof classroomSummary>
