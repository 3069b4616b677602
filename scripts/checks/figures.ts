import { listPlaceholders } from '#src/domain/content-item/placeholders.ts'
import { type CheckFinding, error } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

const folderOf = (path: string): string => path.replace(/[^/]*$/, '')
const nameOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '')

/** Numbers in digits; nothing and the whole are no rules of the product. */
const byHand = /\d+(?:[.,]\d+)?/g
const allowed = ['0', '100']

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(textsIn)
      : []

const numbersIn = (text: string): string[] =>
  (text.replaceAll(/<[^>]*>|\{\{\w+\}\}/g, ' ').match(byHand) ?? []).filter(
    (number) => !allowed.includes(number),
  )

/** Finds answers of the FAQ with numbers that were written by hand, though rules of the product are figures. */
export const findHandWritten = (faq: readonly ProjectFile[]): CheckFinding[] =>
  faq.flatMap(({ path, text }) => {
    const numbers = textsIn(JSON.parse(text)).flatMap(numbersIn)
    return numbers.length > 0
      ? [
          error(
            path,
            `says ${numbers.join(', ')}: name a figure of src/domain/content-item/placeholders.ts, as {{attempts}}`,
          ),
        ]
      : []
  })

const inOrder = (value: unknown): string => [...new Set(listPlaceholders(value))].sort().join(', ')

type Sheet = Record<string, unknown>

/** The fields of an English sheet that a sheet of another language has, too: what is not translated names nothing. */
const translatedOf = (english: Sheet, sheet: Sheet): Sheet =>
  Object.fromEntries(Object.entries(english).filter(([field]) => field in sheet))

/** Finds sheets of a language that name other figures than the English sheet beside them, in the fields that they translate. */
export const findOtherFigures = (sheets: readonly ProjectFile[]): CheckFinding[] => {
  const read = sheets
    .filter(({ path }) => nameOf(path) !== 'document')
    .map(({ path, text }) => ({ path, sheet: JSON.parse(text) as Sheet }))
  const english = new Map(
    read.filter(({ path }) => nameOf(path) === 'en').map(({ path, sheet }) => [folderOf(path), sheet]),
  )
  return read.flatMap(({ path, sheet }) => {
    const beside = english.get(folderOf(path))
    const [named, expected] = [inOrder(sheet), beside && inOrder(translatedOf(beside, sheet))]
    return expected === undefined || named === expected
      ? []
      : [error(path, `names the figures ${named || 'none'}, in English ${expected || 'none'}`)]
  })
}
