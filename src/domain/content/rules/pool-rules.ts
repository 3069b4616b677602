import { questionsOfPaper } from '#src/domain/pool/paper.ts'
import type { QuestionDocument } from '#src/domain/pool/pool-document.ts'
import type { Check } from '../finding.ts'

/**
 * Finds pools with fewer questions than one paper, since a paper is drawn without repetition. Specification
 * 1, section 9.
 */
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

/**
 * Finds questions whose languages differ in the number of options, or whose correct answers are not among
 * them.
 */
export const wrongAnswers: Check<'pool'> = ({ document }) =>
  document.questions.filter(isWrong).map(({ id }) => String(id))
