import type { Picture } from '../../content-item/picture.ts'
import type { QuestionDocument } from '../pool-document.ts'
import type { BankQuestion } from './bank-question.ts'
import { normalizeBankText } from './normalize-bank-text.ts'

type Finder = (question: BankQuestion) => QuestionDocument | undefined

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])

/**
 * Returns a function that takes a question of a bank without an identifier, and returns the equal question of the
 * pool, if there is one. Equal questions have the same type, question text, options and pictures; correct answers,
 * explanations and topics may differ.
 */
export function createRepeatFinder(
  questions: readonly QuestionDocument[],
  pictures: ReadonlyMap<string, Picture>,
): Finder {
  const byText = Map.groupBy(
    questions.flatMap((question) =>
      Object.entries(question.texts).map(([language, texts]) => ({
        ...{ question, options: texts?.options.map(normalizeBankText) ?? [] },
        key: `${language} ${normalizeBankText(texts?.question ?? '')}`,
      })),
    ),
    ({ key }) => key,
  )
  const nameOf = (file: string | null) => (file === null ? undefined : pictures.get(file)?.name)
  return (entry) => {
    const entryPictures = [nameOf(entry.picture), ...(entry.optionPictures ?? []).map(nameOf)]
    for (const [language, texts] of Object.entries(entry.texts)) {
      const candidates = byText.get(`${language} ${normalizeBankText(texts?.question ?? '')}`) ?? []
      const options = texts?.options?.map(normalizeBankText)
      const found = candidates.find(
        ({ question, options: known }) =>
          question.type === entry.type &&
          (!options || isSameList(options, known)) &&
          isSameList(entryPictures, [
            question.picture?.name,
            ...(question.optionPictures ?? []).map((picture) => picture?.name),
          ]),
      )
      if (found) return found.question
    }
    return undefined
  }
}
