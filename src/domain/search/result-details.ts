import * as z from 'zod/mini'
import { classroomMode } from '../classroom/classroom-mode.ts'
import { sessionTimes } from '../content-item/field.ts'
import { shownPicture } from '../content-item/picture.ts'
import { subject } from '../course/course.ts'
import { offer } from '../order/offer.ts'

/** The session of a classroom or a practical exam; `mode` is null for an exam. */
const resultSession = z.object({
  ...sessionTimes,
  mode: z.nullable(classroomMode),
  online: z.boolean(),
  offer,
})
export type ResultSession = z.infer<typeof resultSession>

/**
 * The drawing and the metadata of a search result. `seconds` is the length of a course's chapters, `day` is the day
 * of a news item.
 */
export const resultDetails = z.object({
  subject,
  scene: z.nullable(z.string()),
  picture: z.nullable(shownPicture),
  seconds: z.nullable(z.int()),
  credits: z.nullable(z.int()),
  day: z.nullable(z.iso.date()),
  session: z.nullable(resultSession),
})
export type ResultDetails = z.infer<typeof resultDetails>
