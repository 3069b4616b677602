import type { QuestionDocument } from '../pool-document.ts'

type CodedQuestion = Pick<QuestionDocument, 'id' | 'code'>

/**
 * Returns the identifier of a question in question banks: its code, else an identifier derived from its id.
 * @example questionIdentifierOf({ id: 101001 }) // 'q101001'
 */
export const questionIdentifierOf = ({ id, code }: CodedQuestion): string => code ?? `q${id}`

/** Returns the questions of a pool by their identifiers in question banks. */
export const mapQuestionsByIdentifier = <Question extends CodedQuestion>(
  questions: readonly Question[],
): Map<string, Question> => new Map(questions.map((each) => [questionIdentifierOf(each), each]))
