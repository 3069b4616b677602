import { atom } from 'nanostores'
import type { ExamResult } from '../../domain/exam/exam.ts'
import type { ExamTerms } from '../../domain/exam/exam-terms.ts'

/**
 * Where somebody is in an exam: before its door, in the room, out again, looking at an attempt. `closed`: does not
 * qualify; `taken`: another page has the seat; `attempts`: looks at all attempts.
 */
export type Stage =
  | { at: 'opening' }
  | { at: 'missing' }
  | { at: 'room' }
  | { at: 'taken' }
  | { at: 'anonymous' | 'failed' | 'closed' }
  | { at: 'door'; terms: ExamTerms }
  | { at: 'result'; name: string; result: ExamResult }
  | { at: 'analysis'; name: string; attemptId: number }
  | { at: 'attempts'; name: string }

export const $stage = atom<Stage>({ at: 'opening' })
