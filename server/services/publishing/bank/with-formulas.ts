import { bankFault, type ReadBank } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankQuestion } from '#src/domain/pool/bank/bank-question.ts'
import { renderWords } from '../formula/render-words.ts'

/** Returns a bank whose LaTeX is rendered as MathML, in all languages; each formula that can't be is a fault at its question. */
export function withFormulas<Bank extends ReadBank>(bank: Bank): Bank {
  const faults = [...bank.faults]
  const questions = bank.questions.map((question): BankQuestion => {
    const found: string[] = []
    const texts = Object.entries(question.texts).map(([language, given]) => {
      const { words, faults: of } = given ? renderWords(given) : { words: given, faults: [] }
      found.push(...of.map(({ detail }) => detail))
      return [language, words] as const
    })
    faults.push(...found.map((detail) => bankFault(question.spot, 'formula', detail)))
    return { ...question, texts: Object.fromEntries(texts) as BankQuestion['texts'] }
  })
  return { ...bank, questions, faults }
}
