import * as z from 'zod/mini'
import { type DocumentFields, isFieldsObject, splitDocument } from './form/split-document.ts'

/** The state of a document's texts in a language: how many are missing and how many are outdated. */
export const textStateCounts = z.object({ missing: z.int(), outdated: z.int() })
export type TextStateCounts = z.infer<typeof textStateCounts>

/** The number of items with missing texts in a language, and the number of items with outdated texts. */
export const pendingTextCounts = z.object({ language: z.string(), missing: z.int(), outdated: z.int() })
export type PendingTextCounts = z.infer<typeof pendingTextCounts>

/** A text of a document, with its path among the texts of its language: "/chapters/0/name". */
interface PlacedText {
  path: string
  text: string
}

/**
 * The texts of a language by a key that stays the same when the part that contains the text is moved: the path, with
 * the id of a part instead of its position.
 */
type TextsByKey = Map<string, PlacedText>

function collectTexts(value: unknown, path: string, into: PlacedText[]): PlacedText[] {
  if (typeof value === 'string') into.push({ path, text: value })
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) collectTexts(each, `${path}/${name}`, into)
  return into
}

/**
 * Returns the key of a text. `texts` are the texts of its language; texts that are a list belong to the parts of the
 * document's list with the same name.
 * @example keyOf({ chapters: [{ id: 2101 }] }, { chapters: [{}] }, '/chapters/0/name') // '/chapters/id 2101/name'
 */
const keyOf = (document: DocumentFields, texts: DocumentFields, path: string): string =>
  path.replace(/^\/(\w+)\/(\d+)(?=\/)/, (place, list: string, position: string) => {
    const parts = Array.isArray(texts[list]) && document[list]
    const part: unknown = Array.isArray(parts) ? parts[Number(position)] : undefined
    return isFieldsObject(part) && part.id !== undefined ? `/${list}/id ${part.id}` : place
  })

const textsOf = (document: DocumentFields): Map<string, TextsByKey> =>
  new Map(
    Object.entries(splitDocument(document).languages).map(([language, fields]) => [
      language,
      new Map(collectTexts(fields, '', []).map((each) => [keyOf(document, fields, each.path), each])),
    ]),
  )

/** Returns, for each text of the last edition in a language, the index of the edition in which it last changed. */
function changesOf(editions: readonly Map<string, TextsByKey>[], language: string): Map<string, number> {
  const changes = new Map<string, number>()
  for (const [key, { text }] of editions.at(-1)?.get(language) ?? []) {
    const earlier = editions.findLastIndex((edition) => edition.get(language)?.get(key)?.text !== text)
    changes.set(key, earlier + 1)
  }
  return changes
}

/**
 * A translation that an editor confirmed as correct for the English text `source`. `path` is the path among the
 * texts in the language: "/name".
 */
export interface ConfirmedText {
  language: string
  path: string
  source: string
}

/**
 * The texts that need work in one language: the paths without a text, and the paths whose English text was changed
 * later.
 */
interface PendingPaths {
  missing: string[]
  outdated: string[]
}

/**
 * Returns the missing and outdated texts of a document in each of its languages except English. A text that was
 * confirmed for the current English text is not outdated.
 */
function pendingPathsOf(
  editions: readonly DocumentFields[],
  confirmed: readonly ConfirmedText[],
): Map<string, PendingPaths> {
  const texts = editions.map(textsOf)
  const english = changesOf(texts, 'en')
  const sources = texts.at(-1)?.get('en')
  const languages = [...(texts.at(-1)?.keys() ?? [])].filter((language) => language !== 'en')
  const sourceOf = new Map(confirmed.map(({ language, path, source }) => [`${language} ${path}`, source]))
  const pathOf = (key: string): string => sources?.get(key)?.path ?? key
  const isConfirmed = (language: string, key: string): boolean =>
    sourceOf.get(`${language} ${pathOf(key)}`) === sources?.get(key)?.text
  return new Map(
    languages.map((language) => {
      const own = changesOf(texts, language)
      const keys = [...english.keys()]
      const missing = keys.filter((key) => !own.has(key))
      const outdated = keys.filter(
        (key) => (own.get(key) ?? Infinity) < (english.get(key) ?? 0) && !isConfirmed(language, key),
      )
      return [language, { missing: missing.map(pathOf), outdated: outdated.map(pathOf) }]
    }),
  )
}

/** An outdated text: its language, its path among the texts in the language, and the current English text. */
export type OutdatedText = ConfirmedText

/**
 * Returns the outdated texts in each language except English. `editions` are the earlier versions of a document,
 * the oldest first, followed by the document itself.
 */
export function listOutdatedTexts(
  editions: readonly DocumentFields[],
  confirmed: readonly ConfirmedText[] = [],
): OutdatedText[] {
  const last = editions.at(-1)
  const english = last ? [...(textsOf(last).get('en')?.values() ?? [])] : []
  const sources = new Map(english.map(({ path, text }) => [path, text]))
  return [...pendingPathsOf(editions, confirmed)].flatMap(([language, { outdated }]) =>
    outdated.map((path) => ({ language, path, source: sources.get(path) ?? '' })),
  )
}

/**
 * Returns the state of a document's texts in each of its languages except English. `editions` are its earlier
 * versions, the oldest first, followed by the document itself. A text is outdated if its English text was changed
 * in a later edition and nobody has confirmed the translation since.
 */
export const textStatesOf = (
  editions: readonly DocumentFields[],
  confirmed: readonly ConfirmedText[] = [],
): Record<string, TextStateCounts> =>
  Object.fromEntries(
    [...pendingPathsOf(editions, confirmed)].map(([language, { missing, outdated }]) => [
      language,
      { missing: missing.length, outdated: outdated.length },
    ]),
  )
