import * as z from 'zod/mini'
import { languageTagPattern } from '../../domain/content-item/document.ts'
import { bankFaultReason } from '../../domain/pool/bank/bank-fault.ts'
import { bankFormat } from '../../domain/pool/bank/bank-question.ts'
import { changedField } from '../../domain/pool/bank/list-question-changes.ts'
import { poolUse } from '../../domain/pool/pool-use.ts'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { idCodec, idListCodec } from '../protocol/wire.ts'

const editor = { who: 'operator', role: 'editor' } as const
const textsLanguage = z.string().check(z.regex(languageTagPattern))

/**
 * Returns a pool's questions as a file: the questions of the draft if there is one, else the published ones. The
 * file contains the texts in one language, or in all languages if it has the portal's own format. `left` are the
 * ids of questions without texts in the language.
 */
export const exportQuestions = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/questions/export',
  summary: 'The questions of a pool as a file: GIFT, Moodle XML, QTI or the portal’s own form',
  source: 'ours',
  request: z.object({ poolId: idCodec, format: bankFormat, texts: textsLanguage }),
  response: z.object({
    name: z.string(),
    content: z.base64(),
    questions: z.int(),
    left: z.array(z.int()),
  }),
  refusals: ['notFound'],
})

/**
 * The faults of a refused file of questions with their locations, in the editor's language; `question` is the
 * question's identifier, else its title.
 */
export const questionFileFaults = z.array(
  z.object({
    file: z.string(),
    line: z.int(),
    question: z.optional(z.string()),
    reason: bankFaultReason,
    text: z.string(),
  }),
)

/**
 * Imports a file of questions into the draft of a pool, completely or not at all; the format is detected from the
 * file. `addsQuestions` adds questions that are missing in the pool. Without it, missing questions are refused if
 * they may be translations, which is possible while questions of the pool have no texts in the file's language.
 * Refused as `invalid` with the `report`: each fault with its file, line and reason.
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
    poolId: idCodec,
    texts: textsLanguage,
    addsQuestions: z.optional(flagCode),
    file: z.file(),
  }),
  response: z.object({ added: z.int(), changed: z.int(), same: z.int() }),
  refusals: ['notFound', 'busy'],
})

/** The effect of an import on a question: the fields that change, with their text before and after. */
const plannedQuestion = z.object({
  file: z.string(),
  line: z.int(),
  /** The text of the line in the file; empty for a file from an archive. */
  source: z.string(),
  /** The identifier of the question, else its title. */
  question: z.optional(z.string()),
  /** The text of the question; empty if it could not be read. */
  text: z.string(),
  outcome: z.enum(['added', 'changed', 'same', 'refused']),
  changes: z.array(
    z.object({
      field: changedField,
      language: z.nullable(z.string()),
      before: z.string(),
      after: z.string(),
    }),
  ),
  /** The faults of a refused question with their lines, in the editor's language. */
  faults: z.array(z.object({ line: z.int(), source: z.string(), reason: bankFaultReason, text: z.string() })),
})

/**
 * Reads a file of questions and returns what `importQuestions` would do with each question, in the order of the
 * file; nothing is written. Without `poolId`, the file is checked against an empty pool.
 */
export const checkQuestions = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/questions/check',
  summary: 'What an import would make of each question of a file',
  source: 'ours',
  upload: 'file',
  uploadBytes: 31_457_280,
  costly: 'bank',
  request: z.object({
    poolId: z.optional(idCodec),
    texts: textsLanguage,
    addsQuestions: z.optional(flagCode),
    file: z.file(),
  }),
  response: z.object({
    added: z.int(),
    changed: z.int(),
    same: z.int(),
    refused: z.int(),
    /** The number of the pool's questions before and after the import. */
    before: z.int(),
    after: z.int(),
    questions: z.array(plannedQuestion),
  }),
  refusals: ['notFound', 'busy'],
})

/**
 * Returns the title, the use and the number of questions of pools, from the draft if there is one, else from the
 * last edition. Without `ids`, it returns the first 500 pools by title, because reviewers have no other list of
 * pools.
 */
export const getPoolQuestionCounts = declareCall({
  who: 'operator',
  role: ['editor', 'reviewer'],
  method: 'GET',
  path: '/operator/questions/pools',
  summary: 'The use and the number of questions of pools',
  source: 'ours',
  request: z.object({ ids: z.optional(idListCodec) }),
  response: z.array(
    z.object({
      poolId: z.int(),
      title: z.string(),
      use: z.nullable(poolUse),
      questions: z.int(),
      /** The number of the pool's questions that are voided. */
      takenOut: z.int(),
    }),
  ),
})
