import * as z from 'zod/mini'
import { examKind } from './exam.ts'

/** The media type of receipts, in the header of their signature. */
export const receiptType = 'exam-receipt+jwt'

/** An answer in a receipt; `at` is null if nothing was chosen. */
const receiptAnswer = z.object({
  position: z.int(),
  questionId: z.int(),
  letters: z.array(z.string()),
  at: z.nullable(z.iso.datetime()),
})

/**
 * The claims of a receipt: the learner, the submitted answers with their times, and the grade. A receipt does not
 * contain the right answers.
 */
export const examReceipt = z.object({
  attemptId: z.int(),
  exam: examKind,
  /** The name of the exam's certification, course, topic or video. */
  name: z.string(),
  learner: z.string(),
  round: z.int(),
  number: z.int(),
  begunAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** Whether the learner submitted the attempt (`learner`), or the server submitted it at the deadline (`clock`). */
  endedBy: z.enum(['learner', 'clock']),
  score: z.int(),
  passed: z.boolean(),
  answers: z.array(receiptAnswer),
})
export type ExamReceipt = z.infer<typeof examReceipt>

/** A verified receipt: its claims, its signer, the time of the signature, and the key that verified it. */
export const verifiedReceipt = z.extend(examReceipt, {
  issuer: z.string(),
  signedAt: z.iso.datetime(),
  keyId: z.string(),
})
export type VerifiedReceipt = z.infer<typeof verifiedReceipt>
