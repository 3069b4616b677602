import type { ResponseOf } from '#src/contract/protocol/call.ts'
import type { checkQuestions } from '#src/contract/publishing/question-bank.ts'

/** The report of a question bank that was checked but not imported. */
export type BankCheckReport = ResponseOf<typeof checkQuestions>

/** The result for one question of a checked bank. */
export type CheckedQuestion = BankCheckReport['questions'][number]
