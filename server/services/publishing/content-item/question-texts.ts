import { isFields } from '#src/domain/content-item/form/sheets.ts'
import { textParts } from '#src/domain/pool/formula/text-parts.ts'
import type { GivenDocument } from './read-document.ts'

/** The words of a question of a pool in one language, and where in the document they stand. */
export interface PlacedWords {
  path: string
  words: Record<string, unknown>
}

/** Lists the words of all questions of a pool, in each language; nothing of any other document. */
export function wordsOfQuestions({ family, document }: GivenDocument): PlacedWords[] {
  if (family !== 'pool' || !isFields(document) || !Array.isArray(document.questions)) return []
  return document.questions.flatMap((question: unknown, index) => {
    const texts = isFields(question) && isFields(question.texts) ? question.texts : {}
    return Object.entries(texts).flatMap(([language, words]) =>
      isFields(words) ? [{ path: `questions.${index}.texts.${language}`, words }] : [],
    )
  })
}

const mayBeLatex = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(mayBeLatex)
    : typeof value === 'string' &&
      /[\\$]/.test(value) &&
      textParts(value).some((part) => typeof part === 'string' && /[\\$]/.test(part))

/** Whether a question of a document may have LaTeX, which is then rendered in a thread. */
export const mayHaveLatex = (given: GivenDocument): boolean =>
  wordsOfQuestions(given).some(({ words }) => Object.values(words).some(mayBeLatex))
