import type { BankQuestion } from '#src/domain/pool/bank/bank-question.ts'

/** The maximum length of a question's code in characters. */
const maxCodeLength = 100

/**
 * Returns an identifier combined with the path of its file. The result is the same in each import of the package, in
 * any language.
 */
const codeWithPath = (code: string, path: string): string =>
  `${code} ${path.replace(/\.xml$/i, '').replace(/[[\]\p{Cc}]/gu, '_')}`.slice(-maxCodeLength).trim()

/**
 * Makes the codes of questions unique: items that have the same identifier get their paths as part of the code. QTI
 * requires unique identifiers, but even 1EdTech's examples have duplicates.
 */
export function makeCodesUnique(questions: readonly BankQuestion[]): BankQuestion[] {
  const byCode = Map.groupBy(questions, ({ code }) => code)
  return questions.map((question) => {
    const { code, location } = question
    return code === null || byCode.get(code)?.length === 1
      ? question
      : { ...question, code: codeWithPath(code, location.file) }
  })
}
