import type { BankQuestion } from '#src/domain/pool/bank/bank-question.ts'

/** The longest code of a question. */
const maxCodeLength = 100

/**
 * Returns an identifier with the path of its file: the same for each import of the package in any language.
 */
const codeWithPath = (code: string, path: string): string =>
  `${code} ${path.replace(/\.xml$/i, '').replace(/[[\]\p{Cc}]/gu, '_')}`.slice(-maxCodeLength).trim()

/**
 * Makes the codes of items with a common identifier unique by their paths. QTI requires unique identifiers,
 * but 1EdTech's own examples have duplicates.
 */
export function withUniqueCodes(questions: readonly BankQuestion[]): BankQuestion[] {
  const byCode = Map.groupBy(questions, ({ code }) => code)
  return questions.map((question) => {
    const { code, spot } = question
    return code === null || byCode.get(code)?.length === 1
      ? question
      : { ...question, code: codeWithPath(code, spot.file) }
  })
}
