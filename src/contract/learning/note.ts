import * as z from 'zod/mini'
import { note, noteSecond, noteText } from '../../domain/note/note.ts'
import { declareCall } from '../protocol/call.ts'
import { id } from '../protocol/wire.ts'

const learner = { method: 'POST', who: 'learner', source: 'ours' } as const

/** The learner's notes on a course or video, in the order of its chapters, then by time. Nobody else is told them. */
export const findNotes = declareCall({
  ...learner,
  path: '/note/find',
  reads: true,
  summary: 'The learner’s own notes on a course',
  request: z.object({ courseId: id }),
  answer: z.array(note),
  empty: [],
})

/**
 * Keeps a note at a second of a chapter's film. `key` names the writing, not the note: sent twice, it makes one note and
 * answers it again. Refused as `forbidden` where the chapter is locked, and as `invalid` (`fields: ['courseId']`) above 500
 * notes on one course.
 */
export const addNote = declareCall({
  ...learner,
  path: '/note/add',
  summary: 'Writes a note at a second of a film',
  request: z.object({ courseId: id, chapterId: id, second: noteSecond, text: noteText, key: z.uuid() }),
  answer: note,
  refusals: ['notFound', 'forbidden'],
})

/** Writes a note anew; where it stands stays as it was. */
export const changeNote = declareCall({
  ...learner,
  path: '/note/change',
  summary: 'Changes the words of a note',
  request: z.object({ id, text: noteText }),
  answer: note,
  refusals: ['notFound'],
})

/** Deletes a note for good. */
export const deleteNote = declareCall({
  ...learner,
  path: '/note/delete',
  summary: 'Deletes a note',
  request: z.object({ id }),
  answer: z.literal(true),
  refusals: ['notFound'],
})
