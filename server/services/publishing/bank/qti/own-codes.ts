import type { BankQuestion } from '#src/domain/pool/bank/bank-question.ts'

/** As long as the code of a question may be. */
const longestCode = 100

/** An identifier with the path of its file: the same whenever the package comes again, in whichever language. */
const codeAt = (code: string, path: string): string =>
  `${code} ${path.replace(/\.xml$/i, '').replace(/[[\]\p{Cc}]/gu, '_')}`.slice(-longestCode).trim()

/**
 * Gives items of a package that share an identifier codes of their own. QTI wants unique identifiers, and 1EdTech's own examples have
 * items that share one; their paths tell them apart.
 */
export function withOwnCodes(questions: readonly BankQuestion[]): BankQuestion[] {
  const sharing = Map.groupBy(questions, ({ code }) => code)
  return questions.map((question) => {
    const { code, spot } = question
    return code === null || sharing.get(code)?.length === 1
      ? question
      : { ...question, code: codeAt(code, spot.file) }
  })
}
