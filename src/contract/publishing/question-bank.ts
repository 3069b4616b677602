import * as z from 'zod/mini'
import { languageTag } from '../../domain/content-item/document.ts'
import { bankReason } from '../../domain/pool/bank/bank-fault.ts'
import { bankForm } from '../../domain/pool/bank/bank-question.ts'
import { questionStatistics } from '../../domain/pool/question-statistics.ts'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { id } from '../protocol/wire.ts'

const editor = { who: 'operator', role: 'editor' } as const
const texts = z.string().check(z.regex(languageTag))

/**
 * A pool's questions as a file: the draft, else what was published last; the texts in one language, of the portal's own form
 * in all. `left` are the questions that lack the language.
 */
export const exportQuestions = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/questions/export',
  summary: 'The questions of a pool as a file: GIFT, Moodle XML, QTI or the portal’s own form',
  source: 'ours',
  request: z.object({ poolId: id, form: bankForm, texts }),
  answer: z.object({
    name: z.string(),
    content: z.base64(),
    questions: z.int(),
    left: z.array(z.int()),
  }),
  refusals: ['notFound'],
})

/** Why a file of questions is not taken, and where, in the reader's language; `question` is its identifier, else its title. */
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
 * Brings a file of questions into the draft of a pool, whole or not at all; the form is read from the file. Refused as
 * `invalid` with the `report`: each fault with its file, line and reason. `addsQuestions` says that what the pool lacks is new, also
 * where it may be a translation: else it is refused while questions of the pool lack the language of the file.
 */
export const importQuestions = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/questions/import',
  summary: 'Bring a file of questions into the draft of a pool',
  source: 'ours',
  upload: 'file',
  uploadBytes: 31_457_280,
  costly: 'bank',
  request: z.object({ poolId: id, texts, addsQuestions: z.optional(flagCode), file: z.file() }),
  answer: z.object({ added: z.int(), changed: z.int(), same: z.int() }),
  refusals: ['notFound', 'busy'],
})

/** How each question of a pool did on the papers that have ended. */
export const getQuestionStatistics = declareCall({
  who: 'operator',
  role: ['editor', 'reviewer'],
  method: 'GET',
  path: '/operator/questions/statistics',
  summary: 'How easy a pool’s questions are, and how well they tell who knows',
  source: 'ours',
  request: z.object({ poolId: id }),
  answer: z.array(questionStatistics),
})

/**
 * Takes a broken question out: no paper has it again, and it is right for everybody who had it. Refused as `repeatSubmit` when
 * it is out, and as `forbidden` to whoever had it in an exam of their own.
 */
export const takeOutQuestion = declareCall({
  who: 'operator',
  role: 'reviewer',
  method: 'POST',
  path: '/operator/questions/takeOut',
  byPerson: true,
  summary: 'Take a broken question out and score its attempts anew',
  source: 'ours',
  request: z.object({ questionId: id, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(600)) }),
  answer: z.object({
    /** The ended attempts that had it, those whose score rose, and those that are passed now. */
    attempts: z.int(),
    raised: z.int(),
    passed: z.int(),
    /** How many questions the pool has left, and how many a paper needs. */
    left: z.int(),
    needed: z.int(),
  }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})
