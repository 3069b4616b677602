import * as z from 'zod/mini'
import { findInvalidCharacters } from '../content-item/invalid-character.ts'

/** The maximum length of a note, in characters. */
export const maxNoteLength = 2000
/** The maximum number of notes of a learner on one course. */
export const maxNotes = 500
/** The largest position in a video, in seconds, at which a note is possible: one day. */
const latestSecond = 86_400

/** The text of a note. Invalid characters and direction overrides are refused. */
export const noteText = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(maxNoteLength),
  z.refine((text) => findInvalidCharacters(text).length === 0 && !/[\u202a-\u202e]/.test(text)),
)

/** A position in a video, in seconds. */
export const notePosition = z.number().check(z.minimum(0), z.maximum(latestSecond))

/** A learner's note at a position in a chapter's video. Instants are in ISO 8601. */
export const note = z.object({
  id: z.int(),
  chapterId: z.int(),
  second: z.number(),
  text: z.string(),
  writtenAt: z.string(),
  changedAt: z.string(),
})
export type Note = z.infer<typeof note>
