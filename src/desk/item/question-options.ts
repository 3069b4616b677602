import type { Picture } from '../../domain/content-item/picture.ts'
import { getValue } from './document-path.ts'

/** An option of a question as a form shows it: its letter, its text, and its picture if it has one. */
export interface QuestionOption {
  letter: string
  text: string
  /** The language of the text. */
  language: string
  picture: Picture | null
}

type Texts = Readonly<Record<string, { options?: readonly string[] } | undefined>>

const letterOf = (index: number): string => String.fromCharCode(65 + index)

/**
 * Returns the options of a question in the given language, else in English, else in the question's first language.
 */
export function optionsOfQuestion(question: unknown, language: string): QuestionOption[] {
  const texts = (getValue(question, ['texts']) ?? {}) as Texts
  const candidates = [language, 'en', ...Object.keys(texts)]
  const longest = Math.max(0, ...Object.values(texts).map((words) => words?.options?.length ?? 0))
  const pictures = (getValue(question, ['optionPictures']) ?? []) as (Picture | null)[]
  return Array.from({ length: longest }, (_, index) => {
    const own = candidates.find((each) => texts[each]?.options?.[index]) ?? language
    return {
      letter: letterOf(index),
      text: texts[own]?.options?.[index] ?? '',
      language: own,
      picture: pictures[index] ?? null,
    }
  })
}
