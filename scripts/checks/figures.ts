import { figuresNamedIn } from '#src/domain/content/figures.ts'
import { error, type Finding } from './finding.ts'
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
export const findHandWritten = (faq: readonly ProjectFile[]): Finding[] =>
  faq.flatMap(({ path, text }) => {
    const numbers = textsIn(JSON.parse(text)).flatMap(numbersIn)
    return numbers.length > 0
      ? [
          error(
            path,
            `says ${numbers.join(', ')}: name a figure of src/domain/content/figures.ts, as {{attempts}}`,
          ),
        ]
      : []
  })

const inOrder = (text: string): string => [...new Set(figuresNamedIn(JSON.parse(text)))].sort().join(', ')

/** Finds sheets of a language that name other figures than the English sheet beside them. */
export const findOtherFigures = (sheets: readonly ProjectFile[]): Finding[] => {
  const english = new Map(
    sheets
      .filter(({ path }) => nameOf(path) === 'en')
      .map(({ path, text }) => [folderOf(path), inOrder(text)]),
  )
  return sheets
    .filter(({ path }) => nameOf(path) !== 'document')
    .filter(({ path, text }) => inOrder(text) !== (english.get(folderOf(path)) ?? inOrder(text)))
    .map(({ path, text }) =>
      error(
        path,
        `names the figures ${inOrder(text) || 'none'}, in English ${english.get(folderOf(path)) || 'none'}`,
      ),
    )
}
