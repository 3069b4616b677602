import * as z from 'zod/mini'
import type { BankLocation, BankQuestion } from './bank-question.ts'

/** The reasons why a question bank is refused. Their texts are `bank:<reason>` in the message files. */
export const bankFaultReason = z.enum([
  'unreadable',
  'tooLarge',
  'tooDeep',
  'tooCostly',
  'unknownForm',
  'syntax',
  'braceNotClosed',
  'braceNotOpened',
  'braceTwice',
  'emptyLineMissing',
  'answerUnmarked',
  'answersMissing',
  'badShare',
  'doctype',
  'noQuestions',
  'otherType',
  'otherInteraction',
  'unknownMarkup',
  'formula',
  'partialCredit',
  'noAnswer',
  'wrongAnswers',
  'empty',
  'tooLong',
  'tooManyOptions',
  'tooFewOptions',
  'sameOption',
  'unfitCode',
  'unshowable',
  'codeTwice',
  'otherLanguage',
  'unknownQuestion',
  'strayText',
  'otherAnswers',
  'poolFull',
  'severalPictures',
  'pictureElsewhere',
  'pictureMissing',
  'pictureUnreadable',
])
export type BankFaultReason = z.infer<typeof bankFaultReason>

/**
 * The faulty text of a question. Options are numbered from 1. `language` is present if the question has several
 * languages.
 */
export interface FaultyBankText {
  kind: 'question' | 'option' | 'explanation' | 'figure' | 'optionFigure'
  number?: number
  language?: string
}

/**
 * A fault in a bank: the reason and the location. `detail` is the faulty value in the file: a type, a tag, a name;
 * `part` is the faulty text.
 */
export interface BankFault extends BankLocation {
  reason: BankFaultReason
  detail?: string
  part?: FaultyBankText
}

/**
 * Creates a fault.
 * @example createBankFault({ file: 'bank.xml', line: 7 }, 'otherType', 'essay')
 */
export const createBankFault = (
  { file, line, question }: BankLocation,
  reason: BankFaultReason,
  detail?: string,
): BankFault => ({
  file,
  line,
  ...(question !== undefined && { question }),
  reason,
  ...(detail !== undefined && { detail }),
})

/** The questions and the faults of a bank. A bank with faults is not imported. */
export interface ParsedBank {
  questions: BankQuestion[]
  faults: BankFault[]
}
