import { questionsOfPaper } from '../../pool/paper.ts'
import type { QuestionDocument } from '../../pool/pool-document.ts'
import type { Check } from '../finding.ts'

/** A paper is drawn without repetition, so a pool holds at least one paper. Specification 1, section 9. */
export const poolTooSmall: Check<'pool'> = ({ document: { use, questions } }) => {
  const needed = questionsOfPaper[use]
  return questions.length < needed ? [`${questions.length}/${needed}`] : []
}

function isWrong({ type, correct, texts }: QuestionDocument): boolean {
  const counts = new Set(Object.values(texts).map((text) => text?.options.length))
  const count = texts.en.options.length
  if (counts.size > 1 || new Set(correct).size < correct.length) return true
  if (correct.some((index) => index >= count)) return true
  if (type === 'trueFalse') return count !== 2 || correct.length !== 1
  return type === 'single' ? correct.length !== 1 : correct.length < 2 || correct.length === count
}

/** Every language has the same options, and what is correct is among them. */
export const wrongAnswers: Check<'pool'> = ({ document }) =>
  document.questions.filter(isWrong).map(({ id }) => String(id))
