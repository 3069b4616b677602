import * as z from 'zod/mini'
import type { BankQuestion, BankSpot } from './bank-question.ts'

/** The reasons for which a bank is not taken. Their sentences are `bank:<reason>` in the message files. */
export const bankReason = z.enum([
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
export type BankReason = z.infer<typeof bankReason>

/** A text of a question; options are numbered from 1. `language` is given where the question has several. */
export interface BankPart {
  kind: 'question' | 'option' | 'explanation' | 'figure' | 'optionFigure'
  number?: number
  language?: string
}

/**
 * Why something in a bank is not taken, and where; `detail` is what the file says there: a type, a tag, a name; `part` is the text
 * that is at fault.
 */
export interface BankFault extends BankSpot {
  reason: BankReason
  detail?: string
  part?: BankPart
}

/**
 * Says that something in a bank is not taken.
 * @example bankFault({ file: 'bank.xml', line: 7 }, 'otherType', 'essay')
 */
export const bankFault = (
  { file, line, question }: BankSpot,
  reason: BankReason,
  detail?: string,
): BankFault => ({
  file,
  line,
  ...(question !== undefined && { question }),
  reason,
  ...(detail !== undefined && { detail }),
})

/** The contents of a bank, and its faults. A bank with faults is not imported. */
export interface ReadBank {
  questions: BankQuestion[]
  faults: BankFault[]
}
