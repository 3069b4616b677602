import { isSame, type PartialDocument } from './document-path.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (fields: unknown, name: string): readonly unknown[] => {
  const list = isFields(fields) ? fields[name] : undefined
  return Array.isArray(list) ? list : []
}

const textsOf = (document: PartialDocument): Fields => (isFields(document.texts) ? document.texts : {})

/** Returns the names of those lists in a document whose parts have ids: chapters, questions. */
const partLists = (document: PartialDocument): string[] =>
  Object.keys(document).filter((name) =>
    listOf(document, name).some((part) => isFields(part) && part.id !== undefined),
  )

/**
 * Returns the keys of the parts of a list. The key of a part is its id. A new part has no id yet; its key is its
 * number among the new parts.
 */
function keysOf(document: PartialDocument, name: string): string[] {
  let unnumbered = 0
  return listOf(document, name).map((part) => {
    if (isFields(part) && part.id !== undefined) return String(part.id)
    unnumbered += 1
    return `new ${unnumbered}`
  })
}

/** Returns a part by its key with its texts in all languages; undefined if the document does not contain it. */
function partOf(document: PartialDocument, name: string, key: string): unknown {
  const index = keysOf(document, name).indexOf(key)
  if (index < 0) return undefined
  const texts = Object.entries(textsOf(document)).map(([language, own]) => [
    language,
    listOf(own, name)[index],
  ])
  return { part: listOf(document, name)[index], texts: Object.fromEntries(texts) }
}

/**
 * Returns the entries that `find` returns for the keys, in the order of the keys. A missing entry becomes an empty
 * object; missing entries at the end are omitted.
 */
function arranged(order: readonly string[], find: (key: string) => unknown): unknown[] {
  const list = order.map(find)
  while (list.length > 0 && list.at(-1) === undefined) list.pop()
  return list.map((entry) => entry ?? {})
}

/**
 * Returns a document with a list of parts in the given order. A part that the document does not contain is taken
 * from the common base.
 */
function arrange(
  document: PartialDocument,
  base: PartialDocument,
  name: string,
  order: readonly string[],
): PartialDocument {
  const [own, others] = [keysOf(document, name), keysOf(base, name)]
  const list = (one: unknown, other: unknown) =>
    arranged(order, (key) =>
      own.includes(key) ? listOf(one, name)[own.indexOf(key)] : listOf(other, name)[others.indexOf(key)],
    )
  const texts = Object.entries(textsOf(document)).map(([language, words]) =>
    isFields(words) && Array.isArray(words[name])
      ? [language, { ...words, [name]: list(words, textsOf(base)[language]) }]
      : [language, words],
  )
  const parts = list(document, base)
  return {
    ...document,
    [name]: [...parts, ...Array.from({ length: order.length - parts.length }, () => ({}))],
    ...(document.texts !== undefined && { texts: Object.fromEntries(texts) }),
  }
}

/**
 * Returns the order of the parts in the merged document. If only one editor changed the order, it is the order of
 * that editor; if both did, it is the order of `theirs`. A part that one editor removed stays only if the other
 * editor changed this part.
 */
function mergedOrder(
  base: PartialDocument,
  theirs: PartialDocument,
  mine: PartialDocument,
  name: string,
): string[] {
  const [before, others, own] = [keysOf(base, name), keysOf(theirs, name), keysOf(mine, name)]
  const isUntouched = (document: PartialDocument, key: string) =>
    isSame(partOf(document, name, key), partOf(base, name, key))
  const isRemoved = (key: string) =>
    before.includes(key) &&
    ((!own.includes(key) && isUntouched(theirs, key)) || (!others.includes(key) && isUntouched(mine, key)))
  const keys = isSame(others, before) ? [...own, ...others] : [...others, ...own]
  return [...new Set(keys)].filter((key) => !isRemoved(key))
}

interface AlignedDocuments {
  base: PartialDocument
  theirs: PartialDocument
  mine: PartialDocument
  /** The names of the lists in which parts of `theirs` were moved, added or removed. */
  moved: readonly string[]
}

/**
 * Brings the parts of three versions of a document into one order, so that each position belongs to the same part in
 * all versions. In the versions, parts may have been moved, added or removed.
 */
export function alignParts(
  base: PartialDocument,
  theirs: PartialDocument,
  mine: PartialDocument,
): AlignedDocuments {
  let aligned: AlignedDocuments = { base, theirs, mine, moved: [] }
  for (const name of new Set([base, theirs, mine].flatMap(partLists))) {
    const others = keysOf(theirs, name)
    if (isSame(others, keysOf(base, name)) && isSame(others, keysOf(mine, name))) continue
    const order = mergedOrder(base, theirs, mine, name)
    aligned = {
      base: arrange(aligned.base, base, name, order),
      theirs: arrange(aligned.theirs, base, name, order),
      mine: arrange(aligned.mine, base, name, order),
      moved: isSame(order, others) ? aligned.moved : [...aligned.moved, name],
    }
  }
  return aligned
}
