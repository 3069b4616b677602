import { listPlaceholders } from '#src/domain/content-item/placeholders.ts'
import { type CheckFinding, createError } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

const folderOf = (path: string): string => path.replace(/[^/]*$/, '')
const nameOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '')

/** Matches numbers in digits, except 0 and 100, which are not rules of the product. */
const digits = /\d+(?:[.,]\d+)?/g
const allowed = ['0', '100']

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(textsIn)
      : []

const numbersIn = (text: string): string[] =>
  (text.replaceAll(/<[^>]*>|\{\{\w+\}\}/g, ' ').match(digits) ?? []).filter(
    (number) => !allowed.includes(number),
  )

/** Finds FAQ answers with numbers in digits instead of placeholders for rules of the product. */
export const findNumbersInDigits = (faq: readonly ProjectFile[]): CheckFinding[] =>
  faq.flatMap(({ path, text }) => {
    const numbers = textsIn(JSON.parse(text)).flatMap(numbersIn)
    return numbers.length > 0
      ? [
          createError(
            path,
            `contains ${numbers.join(', ')}: use a placeholder of src/domain/content-item/placeholders.ts, such as {{attempts}}`,
          ),
        ]
      : []
  })

const listNames = (value: unknown): string => [...new Set(listPlaceholders(value))].sort().join(', ')

type Fields = Record<string, unknown>

/** Returns those fields of an English file that the file in another language also has. */
const translatedOf = (english: Fields, other: Fields): Fields =>
  Object.fromEntries(Object.entries(english).filter(([field]) => field in other))

/** Finds files whose translated fields have other placeholders than the English file of the same item. */
export const findPlaceholderDifferences = (files: readonly ProjectFile[]): CheckFinding[] => {
  const read = files
    .filter(({ path }) => nameOf(path) !== 'document')
    .map(({ path, text }) => ({ path, fields: JSON.parse(text) as Fields }))
  const english = new Map(
    read.filter(({ path }) => nameOf(path) === 'en').map(({ path, fields }) => [folderOf(path), fields]),
  )
  return read.flatMap(({ path, fields }) => {
    const source = english.get(folderOf(path))
    const [names, expected] = [listNames(fields), source && listNames(translatedOf(source, fields))]
    return expected === undefined || names === expected
      ? []
      : [createError(path, `has the placeholders ${names || 'none'}, in English ${expected || 'none'}`)]
  })
}
