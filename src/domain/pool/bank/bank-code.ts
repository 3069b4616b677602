import type { QuestionDocument } from '../pool-document.ts'

type Named = Pick<QuestionDocument, 'id' | 'code'>

/**
 * The identifier that a question has in banks: its own, else one made of its id.
 * @example codeByReason({ id: 101001 }) // 'q101001'
 */
export const bankCodeOf = ({ id, code }: Named): string => code ?? `q${id}`

/** The questions of a pool by the identifiers that they have in banks. */
export const byCode = <Question extends Named>(questions: readonly Question[]): Map<string, Question> =>
  new Map(questions.map((each) => [bankCodeOf(each), each]))
