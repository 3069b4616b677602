import type { ResponseOf } from '#src/contract/protocol/call.ts'
import type { checkQuestions } from '#src/contract/publishing/question-bank.ts'

/** The report of a question bank that was read but not imported. */
export type BankCheck = ResponseOf<typeof checkQuestions>

/** The outcome of one of its questions. */
export type CheckedQuestion = BankCheck['questions'][number]
