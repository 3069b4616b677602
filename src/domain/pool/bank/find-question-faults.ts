import * as z from 'zod/mini'
import { findInvalidCharacters } from '../../content-item/invalid-character.ts'
import { hasInvalidAnswers } from '../../content-item/rules/pool-rules.ts'
import { type QuestionDocument, questionCode, questionDocument } from '../pool-document.ts'
import { type BankFault, type BankFaultReason, createBankFault, type FaultyBankText } from './bank-fault.ts'
import type { BankQuestion } from './bank-question.ts'

/**
 * Returns the kind of text to which a path in a question leads, such as the path `texts`, `de`, `options`, 1;
 * undefined if the path leads to no text.
 */
function partAt(
  [texts, language, field, index]: readonly PropertyKey[],
  languages: number,
): FaultyBankText | undefined {
  if (texts !== 'texts' || typeof field !== 'string') return undefined
  const where = languages > 1 ? { language: String(language) } : {}
  if (field === 'options' || field === 'optionFigures') {
    const kind = field === 'options' ? 'option' : 'optionFigure'
    return typeof index === 'number' ? { kind, number: index + 1, ...where } : undefined
  }
  return field === 'question' || field === 'explanation' || field === 'figure'
    ? { kind: field, ...where }
    : undefined
}

const reasonOf = (issue: z.core.$ZodIssue): BankFaultReason => {
  if (issue.code === 'too_small') return issue.path.at(-1) === 'options' ? 'tooFewOptions' : 'empty'
  if (issue.code === 'custom' && issue.params?.empty) return 'empty'
  if (issue.code === 'too_big') return issue.path.at(-1) === 'options' ? 'tooManyOptions' : 'tooLong'
  return issue.code === 'custom' && issue.params?.tooLong ? 'tooLong' : 'unfitCode'
}

/**
 * Returns the path of the first option that has the same text and picture as an earlier one; undefined if there is
 * none.
 */
function findRepeatedOption({ optionPictures = [], texts }: QuestionDocument): PropertyKey[] | undefined {
  for (const [language, words] of Object.entries(texts)) {
    const seen = (words?.options ?? []).map((text, index) => `${optionPictures[index]?.name ?? ''} ${text}`)
    const repeated = seen.findIndex((option, index) => seen.indexOf(option) < index)
    if (repeated >= 0) return ['texts', language, 'options', repeated]
  }
  return undefined
}

/**
 * Returns the faults of a merged question: texts that are too long or empty, invalid characters, equal options,
 * impossible answers.
 */
export function findQuestionFaults(question: QuestionDocument, { location }: BankQuestion): BankFault[] {
  const languages = Object.keys(question.texts).length
  const withPart = (fault: BankFault, path: readonly PropertyKey[]): BankFault => {
    const part = partAt(path, languages)
    return part ? { ...createBankFault(location, fault.reason), part } : fault
  }
  const [invalid] = findInvalidCharacters(question)
  if (invalid)
    return [{ ...withPart(createBankFault(location, 'unshowable'), invalid.path), detail: invalid.character }]
  if (question.code !== undefined && !z.safeParse(questionCode, question.code).success)
    return [createBankFault(location, 'unfitCode', question.code)]
  const parsed = z.safeParse(questionDocument, question)
  if (!parsed.success)
    return parsed.error.issues
      .slice(0, 1)
      .map((issue) =>
        withPart(createBankFault(location, reasonOf(issue), String(issue.path.at(-1) ?? '')), issue.path),
      )
  const repeated = findRepeatedOption(parsed.data)
  if (repeated) return [withPart(createBankFault(location, 'sameOption'), repeated)]
  return hasInvalidAnswers(parsed.data) ? [createBankFault(location, 'wrongAnswers')] : []
}
