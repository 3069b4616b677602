import * as z from 'zod/mini'
import { note, notePosition, noteText } from '../../domain/note/note.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec } from '../protocol/wire.ts'

const learner = { method: 'POST', who: 'learner', source: 'ours' } as const

/**
 * Returns the learner's notes on a course or video, in the order of its chapters, then by time. Nobody else can read
 * them.
 */
export const findNotes = declareCall({
  ...learner,
  path: '/note/find',
  reads: true,
  summary: 'The learner’s own notes on a course',
  request: z.object({ courseId: idCodec }),
  response: z.array(note),
  empty: [],
})

/**
 * Creates a note at a position, in seconds, in a chapter's video. `key` is an idempotency key: a repeated request
 * returns the note that the first one created. Refused as `forbidden` if the chapter is locked, and as `invalid`
 * (`fields: ['courseId']`) beyond 500 notes on one course.
 */
export const addNote = declareCall({
  ...learner,
  path: '/note/add',
  summary: 'Creates a note at a second of a video',
  request: z.object({
    courseId: idCodec,
    chapterId: idCodec,
    second: notePosition,
    text: noteText,
    key: z.uuid(),
  }),
  response: note,
  refusals: ['notFound', 'forbidden'],
})

/** Changes the text of a note; its position does not change. */
export const changeNote = declareCall({
  ...learner,
  path: '/note/change',
  summary: 'Changes the text of a note',
  request: z.object({ id: idCodec, text: noteText }),
  response: note,
  refusals: ['notFound'],
})

/** Deletes a note permanently. */
export const deleteNote = declareCall({
  ...learner,
  path: '/note/delete',
  summary: 'Deletes a note',
  request: z.object({ id: idCodec }),
  response: z.literal(true),
  refusals: ['notFound'],
})
