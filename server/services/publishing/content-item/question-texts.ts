import { isFieldsObject } from '#src/domain/content-item/form/split-document.ts'
import { parseTextParts } from '#src/domain/pool/formula/parse-text-parts.ts'
import type { UntrustedDocument } from './read-document.ts'

/** The texts of a pool's question in one language, and their path in the document. */
export interface LocatedText {
  path: string
  texts: Record<string, unknown>
}

/** Lists the texts of all questions of a pool, in each language; an empty list for other documents. */
export function textsOfQuestions({ family, document }: UntrustedDocument): LocatedText[] {
  if (family !== 'pool' || !isFieldsObject(document) || !Array.isArray(document.questions)) return []
  return document.questions.flatMap((question: unknown, index) => {
    const texts = isFieldsObject(question) && isFieldsObject(question.texts) ? question.texts : {}
    return Object.entries(texts).flatMap(([language, entry]) =>
      isFieldsObject(entry) ? [{ path: `questions.${index}.texts.${language}`, texts: entry }] : [],
    )
  })
}

const mayBeLatex = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(mayBeLatex)
    : typeof value === 'string' &&
      /[\\$]/.test(value) &&
      parseTextParts(value).some((part) => typeof part === 'string' && /[\\$]/.test(part))

/** Returns whether a question of a document may contain LaTeX, which is rendered in a worker thread. */
export const canHaveLatex = (given: UntrustedDocument): boolean =>
  textsOfQuestions(given).some(({ texts: words }) => Object.values(words).some(mayBeLatex))
