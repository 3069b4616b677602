import { atom } from 'nanostores'
import type { ExamResult } from '../../domain/exam/exam.ts'
import type { ExamTerms } from '../../domain/exam/exam-terms.ts'
import type { ExamTarget } from '../../query/exam.ts'

/**
 * The stage of an exam on the page. `door`: the entry page; `room`: the exam paper; `closed`: the learner does not
 * qualify; `taken`: another page has taken over the attempt; `attempts`: the list of all attempts.
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

export const $examStage = atom<ExamStage>({ at: 'opening' })

/** Whether a start or a submission is running. While it is true, further clicks are ignored. */
export const $isExamBusy = atom(false)
/** The message name of the last failure; null if there was no failure. */
export const $examFailure = atom<'begin' | 'tooLate' | 'noPaper' | 'submit' | null>(null)
/** Returns the storage key that marks an exam as open in this tab, so that a reload returns to the paper. */
export const examRoomKeyOf = ({ exam, targetId }: ExamTarget): string => `exam-room ${exam} ${targetId}`
