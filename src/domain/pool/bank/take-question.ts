import * as z from 'zod/mini'
import { isWrong } from '../../content/rules/pool-rules.ts'
import { unshowableIn } from '../../content/unshowable.ts'
import { type QuestionDocument, questionCode, questionDocument } from '../pool-document.ts'
import { type BankFault, type BankReason, faultAt } from './bank-fault.ts'
import type { BankQuestion } from './bank-question.ts'

const reasonOf = (issue: z.core.$ZodIssue): BankReason => {
  if (issue.code === 'too_small') return 'empty'
  if (issue.code === 'too_big') return issue.path.at(-1) === 'options' ? 'tooManyOptions' : 'tooLong'
  return issue.code === 'custom' && issue.params?.tooLong ? 'tooLong' : 'unfitCode'
}

/** The faults of a question that was put together of a bank's: what is too long, empty, or can't be right. */
export function faultsIn(question: QuestionDocument, { spot }: BankQuestion): BankFault[] {
  const [sign] = unshowableIn(question)
  if (sign) return [faultAt(spot, 'unshowable', sign.sign)]
  if (question.code !== undefined && !z.safeParse(questionCode, question.code).success)
    return [faultAt(spot, 'unfitCode', question.code)]
  const read = z.safeParse(questionDocument, question)
  if (!read.success)
    return read.error.issues
      .slice(0, 1)
      .map((issue) => faultAt(spot, reasonOf(issue), String(issue.path.at(-1) ?? '')))
  return isWrong(read.data) ? [faultAt(spot, 'wrongAnswers')] : []
}
