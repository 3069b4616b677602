import { type BankFault, bankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankSpot } from '#src/domain/pool/bank/bank-question.ts'
import type { TextWithPictures } from './words/read-words.ts'

/** The words of a question, and its one picture by the name of the bank's file. */
export interface IllustratedWords {
  text: string
  picture: string | null
  figure: string
  faults: BankFault[]
}

const isElsewhere = (source: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith('/')

/** A question's words with at most one picture, that comes along; `named` makes the name of its file from its address. */
export function readIllustratedWords(
  { text, pictures, faults }: TextWithPictures,
  spot: BankSpot,
  named: (source: string) => string,
): IllustratedWords {
  const [first, ...more] = pictures
  const found = [...faults]
  if (more.length > 0) found.push(bankFault(spot, 'severalPictures'))
  if (first && isElsewhere(first.source)) found.push(bankFault(spot, 'pictureElsewhere', first.source))
  return { text, picture: first ? named(first.source) : null, figure: first?.says ?? '', faults: found }
}

/** The options of a question: their words, and their pictures and what these show where any has one. */
export interface IllustratedOptions {
  texts: string[]
  pictures: { optionPictures?: (string | null)[] }
  figures: { optionFigures?: string[] }
  faults: BankFault[]
}

/** Puts the options of a question together, each of which may have one picture. */
export function optionsOf(options: readonly IllustratedWords[]): IllustratedOptions {
  const isIllustrated = options.some(({ picture }) => picture !== null)
  return {
    texts: options.map(({ text }) => text),
    pictures: isIllustrated ? { optionPictures: options.map(({ picture }) => picture) } : {},
    figures: isIllustrated ? { optionFigures: options.map(({ figure }) => figure) } : {},
    faults: options.flatMap(({ faults }) => faults),
  }
}

/** The words of an explanation, which has no pictures here. */
export function readPlainWords(
  words: TextWithPictures,
  spot: BankSpot,
): { text: string; faults: BankFault[] } {
  const shown = words.pictures.map(({ source }) => bankFault(spot, 'pictureElsewhere', source))
  return { text: words.text, faults: [...words.faults, ...shown] }
}
