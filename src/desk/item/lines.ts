import { type DocumentPath, getValue, type PartialDocument, withValue } from './document-path.ts'
import { pathOfText } from './text-slots.ts'

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/**
 * Returns a list in another order: `order` contains the former position of each entry. A position beyond the end of
 * the list becomes an `empty` entry; trailing empty entries are omitted.
 */
function inOrder(list: readonly unknown[], order: readonly number[], empty: unknown): unknown[] {
  const last = order.findLastIndex((index) => index < list.length)
  return order.slice(0, last + 1).map((index) => (index < list.length ? list[index] : empty))
}

/** Returns the document with a list of texts reordered in every language. */
function withOrder(document: PartialDocument, path: DocumentPath, order: readonly number[]): PartialDocument {
  const texts = getValue(document, path.slice(0, path.indexOf('*'))) ?? {}
  return Object.keys(texts).reduce((changed, language) => {
    const own = pathOfText({ path }, language)
    const list = getValue(changed, own)
    return isList(list) ? withValue(changed, own, inOrder(list, order, '')) : changed
  }, document)
}

/**
 * Returns the document with the correct answers, the pictures and the picture descriptions of a question adjusted
 * to the new order of its options.
 */
function withOptions(
  document: PartialDocument,
  question: DocumentPath,
  order: readonly number[],
): PartialDocument {
  const changed = withOrder(document, [...question, 'texts', '*', 'optionFigures'], order)
  const pictures = getValue(changed, [...question, 'optionPictures'])
  const correct = getValue(changed, [...question, 'correct'])
  const moved = isList(correct)
    ? correct
        .map((index) => order.indexOf(Number(index)))
        .filter((index) => index >= 0)
        .sort((one, other) => one - other)
    : correct
  const withCorrect = withValue(changed, [...question, 'correct'], moved)
  return isList(pictures)
    ? withValue(withCorrect, [...question, 'optionPictures'], inOrder(pictures, order, null))
    : withCorrect
}

function reorder(document: PartialDocument, path: DocumentPath, order: readonly number[]): PartialDocument {
  const changed = withOrder(document, path, order)
  return path.at(-1) === 'options'
    ? withOptions(changed, path.slice(0, path.indexOf('*') - 1), order)
    : changed
}

const positions = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/**
 * Removes a line of a list in every language. `path` has '*' instead of the language; `count` is the number of
 * lines. If the line is an option of a question, the positions of the correct answers and of the pictures are
 * adjusted.
 */
export const removeLine = (
  document: PartialDocument,
  path: DocumentPath,
  count: number,
  removed: number,
): PartialDocument =>
  reorder(
    document,
    path,
    positions(count).filter((index) => index !== removed),
  )

/**
 * Moves a line of a list in every language. The correct answers and the pictures of a question move with its options.
 */
export function moveLine(
  document: PartialDocument,
  path: DocumentPath,
  count: number,
  [from, to]: readonly [from: number, to: number],
): PartialDocument {
  const order = positions(count).filter((index) => index !== from)
  return reorder(document, path, [...order.slice(0, to), from, ...order.slice(to)])
}
