import { faultAt, type ReadBank } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankQuestion, BankTexts } from '#src/domain/pool/bank/bank-question.ts'
import { renderLatexInText } from './latex-in-text.ts'

function wordsWithFormulas(words: BankTexts, faults: string[]): BankTexts {
  const rendered = (given: string): string => {
    const { text, faults: found } = renderLatexInText(given)
    faults.push(...found)
    return text
  }
  return {
    ...words,
    question: rendered(words.question),
    options: words.options?.map(rendered) ?? null,
    explanation: rendered(words.explanation),
  }
}

/** Returns a bank whose LaTeX is rendered as MathML, in all languages; each formula that can't be is a fault at its question. */
export function withFormulas<Bank extends ReadBank>(bank: Bank): Bank {
  const faults = [...bank.faults]
  const questions = bank.questions.map((question): BankQuestion => {
    const found: string[] = []
    const texts = Object.entries(question.texts).map(
      ([language, words]) => [language, words && wordsWithFormulas(words, found)] as const,
    )
    faults.push(...found.map((detail) => faultAt(question.spot, 'formula', detail)))
    return { ...question, texts: Object.fromEntries(texts) as BankQuestion['texts'] }
  })
  return { ...bank, questions, faults }
}
