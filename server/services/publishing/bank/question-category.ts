import { shownTextOf } from '#src/domain/content-item/shown-language.ts'
import type { QuestionDocument } from '#src/domain/pool/pool-document.ts'
import { categoryOfPath } from './category.ts'
import type { BankExportInput } from './export-bank.ts'

/** Returns the category of the whole bank. */
export const categoryOfBank = ({ name }: Pick<BankExportInput, 'name'>): string => categoryOfPath([name])

/**
 * Returns the category of a question: the name of its topic in the language of the file, below the category of the
 * bank.
 */
export function categoryOf(
  { topic }: QuestionDocument,
  { name, language, topics }: Pick<BankExportInput, 'name' | 'language' | 'topics'>,
): string {
  const texts = topics.find(({ key }) => key === topic)?.texts
  const words = texts && shownTextOf(texts, language)
  return categoryOfPath(words ? [name, words.name] : [name])
}

/**
 * Returns the text of the questions. A question is preceded by its category if the previous question has another
 * category.
 */
export function formatQuestionsByCategory(
  exporting: BankExportInput,
  { category, question }: { category(path: string): string; question(each: QuestionDocument): string[] },
): string[] {
  let current = categoryOfBank(exporting)
  return [
    category(current),
    ...exporting.questions.flatMap((each) => {
      const questionCategory = categoryOf(each, exporting)
      const lines = question(each)
      if (lines.length === 0 || questionCategory === current) return lines
      current = questionCategory
      return [category(questionCategory), ...lines]
    }),
  ]
}
