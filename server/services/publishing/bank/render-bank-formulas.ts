import { createBankFault, type ParsedBank } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankQuestion } from '#src/domain/pool/bank/bank-question.ts'
import { renderQuestionFormulas } from '../formula/render-question-formulas.ts'

/**
 * Returns a bank with its LaTeX rendered as MathML in all languages; each formula that can't be rendered is a
 * fault of its question.
 */
export function renderBankFormulas<Bank extends ParsedBank>(bank: Bank): Bank {
  const faults = [...bank.faults]
  const questions = bank.questions.map((question): BankQuestion => {
    const found: string[] = []
    const texts = Object.entries(question.texts).map(([language, given]) => {
      const { words, faults: formulaFaults } = given
        ? renderQuestionFormulas(given)
        : { words: given, faults: [] }
      found.push(...formulaFaults.map(({ detail }) => detail))
      return [language, words] as const
    })
    faults.push(...found.map((detail) => createBankFault(question.location, 'formula', detail)))
    return { ...question, texts: Object.fromEntries(texts) as BankQuestion['texts'] }
  })
  return { ...bank, questions, faults }
}
