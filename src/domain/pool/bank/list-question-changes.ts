import * as z from 'zod/mini'
import { formatAsPlainText } from '../formula/format-as-plain-text.ts'
import type { QuestionDocument, QuestionTexts } from '../pool-document.ts'

/** The fields of a question that an import changes. */
export const changedField = z.enum([
  'type',
  'correct',
  'topic',
  'picture',
  'optionPictures',
  'question',
  'options',
  'explanation',
  'figure',
  'optionFigures',
])

/**
 * A field of a question with its text before and after a change; `language` is null for values that all languages
 * share.
 */
export interface QuestionChange {
  field: z.infer<typeof changedField>
  language: string | null
  before: string
  after: string
}

/** Returns the correct options as letters: "A, C". */
const lettersOf = (correct: readonly number[]): string =>
  correct.map((option) => String.fromCharCode(65 + option)).join(', ')

const factsOf = ({ type, correct, topic, picture, optionPictures }: QuestionDocument) => ({
  type,
  correct: lettersOf(correct),
  topic: topic ?? '',
  picture: picture?.name ?? '',
  optionPictures: (optionPictures ?? []).map((each) => each?.name ?? '-').join(', '),
})

const textsOf = (words: QuestionTexts | undefined) => ({
  question: formatAsPlainText(words?.question ?? ''),
  options: (words?.options ?? []).map(formatAsPlainText).join('\n'),
  explanation: formatAsPlainText(words?.explanation ?? ''),
  figure: words?.figure ?? '',
  optionFigures: (words?.optionFigures ?? []).join('\n'),
})

function compare<Values extends Partial<Record<QuestionChange['field'], string>>>(
  before: Values,
  after: Values,
  language: string | null,
): QuestionChange[] {
  const fields = Object.keys(after) as QuestionChange['field'][]
  return fields.flatMap((field) => {
    const [one, other] = [before[field] ?? '', after[field] ?? '']
    return one === other ? [] : [{ field, language, before: one, after: other }]
  })
}

/** Returns the fields in which two versions of a question differ, with their values as readable text. */
export function listQuestionChanges(before: QuestionDocument, after: QuestionDocument): QuestionChange[] {
  const languages = [...new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])]
  return [
    ...compare(factsOf(before), factsOf(after), null),
    ...languages.flatMap((language) =>
      compare(textsOf(before.texts[language]), textsOf(after.texts[language]), language),
    ),
  ]
}
