import { type BankFault, createBankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankLocation } from '#src/domain/pool/bank/bank-question.ts'
import type { TextWithPictures } from './text/read-markup-text.ts'

/** The text of a question or an option, and the file name of its picture in the bank. */
export interface IllustratedText {
  text: string
  picture: string | null
  figure: string
  faults: BankFault[]
}

const isExternal = (source: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith('/')

/**
 * Reads a question's text with at most one picture from the bank; `toFileName` converts the picture's address to its
 * file name.
 */
export function readIllustratedText(
  { text, pictures, faults }: TextWithPictures,
  location: BankLocation,
  toFileName: (source: string) => string,
): IllustratedText {
  const [first, ...others] = pictures
  const allFaults = [...faults]
  if (others.length > 0) allFaults.push(createBankFault(location, 'severalPictures'))
  if (first && isExternal(first.source))
    allFaults.push(createBankFault(location, 'pictureElsewhere', first.source))
  return {
    text,
    picture: first ? toFileName(first.source) : null,
    figure: first?.alt ?? '',
    faults: allFaults,
  }
}

/** The options of a question: their texts, and the pictures with descriptions if any option has one. */
export interface IllustratedOptions {
  texts: string[]
  pictures: { optionPictures?: (string | null)[] }
  figures: { optionFigures?: string[] }
  faults: BankFault[]
}

/** Combines the options of a question, each with at most one picture. */
export function combineOptions(options: readonly IllustratedText[]): IllustratedOptions {
  const isIllustrated = options.some(({ picture }) => picture !== null)
  return {
    texts: options.map(({ text }) => text),
    pictures: isIllustrated ? { optionPictures: options.map(({ picture }) => picture) } : {},
    figures: isIllustrated ? { optionFigures: options.map(({ figure }) => figure) } : {},
    faults: options.flatMap(({ faults }) => faults),
  }
}

/** Reads the text of an explanation, which can't have pictures. */
export function readPlainText(
  words: TextWithPictures,
  location: BankLocation,
): { text: string; faults: BankFault[] } {
  const pictureFaults = words.pictures.map(({ source }) =>
    createBankFault(location, 'pictureElsewhere', source),
  )
  return { text: words.text, faults: [...words.faults, ...pictureFaults] }
}
