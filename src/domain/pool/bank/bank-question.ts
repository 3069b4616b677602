import * as z from 'zod/mini'
import type { Texts } from '../../content-item/document.ts'
import type { QuestionDocument } from '../pool-document.ts'

/** The file formats of question banks; `portal` is the portal's own format. */
export const bankFormat = z.enum(['gift', 'moodle', 'qti22', 'qti30', 'portal'])
export type BankFormat = z.infer<typeof bankFormat>

/** A location in a file of a question bank. Lines count from 1. */
export interface BankLocation {
  file: string
  line: number
  /** The identifier of the question at the location, else its title. */
  question?: string
}

/**
 * The texts of a question in one language. `options` is null if the format has no texts for true and false; an
 * import then does not change the existing texts.
 */
export interface BankTexts {
  question: string
  options: string[] | null
  explanation: string
  figure?: string
  /** The descriptions of the options' pictures; absent if no option has a picture. */
  optionFigures?: string[] | undefined
}

/** A question in a question bank's file. It has no id of the portal, and only the languages of the file. */
export interface BankQuestion {
  /** The identifier of the question: GIFT's id, Moodle's idnumber, QTI's identifier; null if it has none. */
  code: string | null
  location: BankLocation
  type: QuestionDocument['type']
  /** The indexes of the correct options, from 0. */
  correct: number[]
  /** The key of the question's topic. Only the portal's own format contains topics. */
  topic?: string | undefined
  /** The name of the question's category. Only GIFT and Moodle have categories. */
  category?: string
  /** The file name of the question's picture in the bank; null if it has none. */
  picture: string | null
  /** The file name of each option's picture; absent if no option has one. */
  optionPictures?: (string | null)[]
  texts: Partial<Texts<BankTexts>>
}

/** Returns the file names of a question's pictures. */
export const pictureNamesOf = ({ picture, optionPictures = [] }: BankQuestion): string[] =>
  [picture, ...optionPictures].flatMap((file) => file ?? [])
