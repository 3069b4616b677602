import * as z from 'zod/mini'
import type { Texts } from '../../content-item/document.ts'
import type { QuestionDocument } from '../pool-document.ts'

/** The forms in which question banks travel; `portal` is our own. */
export const bankForm = z.enum(['gift', 'moodle', 'qti22', 'qti30', 'portal'])
export type BankForm = z.infer<typeof bankForm>

/** Where in a bank's file something stands. Lines count from 1. */
export interface BankSpot {
  file: string
  line: number
  /** The identifier of the question that stands there, else its title. */
  question?: string
}

/**
 * The words of a question in one language. `options` is null where the form has no words for true and false: then they
 * stay as they are.
 */
export interface BankTexts {
  question: string
  options: string[] | null
  explanation: string
  figure?: string
  /** The descriptions of the options' pictures; absent if no option has a picture. */
  optionFigures?: string[] | undefined
}

/** A question as a bank's file has it: without our id, in the languages of the file. */
export interface BankQuestion {
  /** GIFT's id, Moodle's idnumber, QTI's identifier; null for a question without one. */
  code: string | null
  spot: BankSpot
  type: QuestionDocument['type']
  /** Options counted from 0. */
  correct: number[]
  /** The key of the question's topic; only our own form says it. */
  topic?: string | undefined
  /** The name of the category that the question stands in, as GIFT and Moodle have them. */
  category?: string
  /** The name of the picture's file in the bank. */
  picture: string | null
  /** The same of each option; absent where no option has a picture. */
  optionPictures?: (string | null)[]
  texts: Partial<Texts<BankTexts>>
}

/** Lists the names of the files of a question's pictures. */
export const picturesOf = ({ picture, optionPictures = [] }: BankQuestion): string[] =>
  [picture, ...optionPictures].flatMap((file) => file ?? [])
