import * as z from 'zod/mini'
import { languageTag } from '../../domain/content-item/document.ts'
import { bankReason } from '../../domain/pool/bank/bank-fault.ts'
import { bankForm } from '../../domain/pool/bank/bank-question.ts'
import { questionStatistics } from '../../domain/pool/question-statistics.ts'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { id } from '../protocol/wire.ts'

const editor = { who: 'operator', role: 'editor' } as const
const textsLanguage = z.string().check(z.regex(languageTag))

/**
 * Returns a pool's questions as a file: those of the draft, else the published ones; the texts in one language, in the portal's
 * own format in all languages. `left` are the ids of questions without the language.
 */
export const exportQuestions = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/questions/export',
  summary: 'The questions of a pool as a file: GIFT, Moodle XML, QTI or the portal’s own form',
  source: 'ours',
  request: z.object({ poolId: id, form: bankForm, texts: textsLanguage }),
  answer: z.object({
    name: z.string(),
    content: z.base64(),
    questions: z.int(),
    left: z.array(z.int()),
  }),
  refusals: ['notFound'],
})

/**
 * The faults of a refused file of questions with their locations, in the reader's language; `question` is its identifier, else
 * its title.
 */
export const bankReport = z.array(
  z.object({
    file: z.string(),
    line: z.int(),
    question: z.optional(z.string()),
    reason: bankReason,
    text: z.string(),
  }),
)

/**
 * Imports a file of questions into the draft of a pool, completely or not at all; the format is detected from the file. Refused
 * as `invalid` with the `report`: each fault with its file, line and reason. `addsQuestions` adds questions that are missing in
 * the pool; without it they are refused if they may be translations, that is while questions of the pool have no texts in the
 * file's language.
 */
export const importQuestions = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/questions/import',
  summary: 'Imports a file of questions into the draft of a pool',
  source: 'ours',
  upload: 'file',
  uploadBytes: 31_457_280,
  costly: 'bank',
  request: z.object({
    poolId: id,
    texts: textsLanguage,
    addsQuestions: z.optional(flagCode),
    file: z.file(),
  }),
  answer: z.object({ added: z.int(), changed: z.int(), same: z.int() }),
  refusals: ['notFound', 'busy'],
})

/** Returns the statistics of each question of a pool on finished papers. */
export const getQuestionStatistics = declareCall({
  who: 'operator',
  role: ['editor', 'reviewer'],
  method: 'GET',
  path: '/operator/questions/statistics',
  summary: 'The difficulty and discrimination of a pool’s questions',
  source: 'ours',
  request: z.object({ poolId: id }),
  answer: z.array(questionStatistics),
})

/**
 * Voids a broken question: it is not drawn again, and counts as right for everybody who had it. Refused as `repeatSubmit` if it
 * is already voided, and as `forbidden` for a reviewer who had it in an own exam.
 */
export const takeOutQuestion = declareCall({
  who: 'operator',
  role: 'reviewer',
  method: 'POST',
  path: '/operator/questions/takeOut',
  byPerson: true,
  summary: 'Withdraws a broken question and scores its attempts again',
  source: 'ours',
  request: z.object({ questionId: id, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(600)) }),
  answer: z.object({
    /** The numbers of finished attempts with the question, of those whose score rose, and of those that are passed now. */
    attempts: z.int(),
    raised: z.int(),
    passed: z.int(),
    /** The numbers of questions that the pool has left, and that a paper needs. */
    left: z.int(),
    needed: z.int(),
  }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})
