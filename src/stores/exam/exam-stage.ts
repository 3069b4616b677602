import { atom } from 'nanostores'
import type { ExamResult } from '../../domain/exam/exam.ts'
import type { ExamTerms } from '../../domain/exam/exam-terms.ts'
import type { ExamTarget } from '../../query/exam.ts'

/**
 * Where somebody is in an exam: before its door, in the room, out again, looking at an attempt. `closed`: does not
 * qualify; `taken`: another page has the seat; `attempts`: looks at all attempts.
 */
export type ExamStage =
  | { at: 'opening' }
  | { at: 'missing' }
  | { at: 'room' }
  | { at: 'taken' }
  | { at: 'anonymous' | 'failed' }
  | { at: 'closed'; name: string }
  | { at: 'door'; terms: ExamTerms }
  | { at: 'result'; name: string; result: ExamResult }
  | { at: 'analysis'; name: string; attemptId: number }
  | { at: 'attempts'; name: string }

export const $stage = atom<ExamStage>({ at: 'opening' })

/** Whether something is on its way that a second click must not repeat: a beginning or a submission. */
export const $busy = atom(false)
/** What could not be done, as the name of its sentence; null where all is well. */
export const $trouble = atom<'begin' | 'tooLate' | 'noPaper' | 'submit' | null>(null)
/** The name under which a tab remembers that it is in the room, so that a reload comes back to the table. */
export const inRoom = ({ exam, targetId }: ExamTarget): string => `exam-room ${exam} ${targetId}`
