import * as z from 'zod/mini'
import { type SheetFields, sheetsOf } from './form/sheets.ts'

/** The state of a document's texts in a language: the number of missing texts, and of texts that are older than the English ones. */
export const textState = z.object({ missing: z.int(), behind: z.int() })
export type TextState = z.infer<typeof textState>

/** The number of items that miss texts in a language, and of items with texts that are older than the English ones. */
export const openTexts = z.object({ language: z.string(), missing: z.int(), behind: z.int() })
export type OpenTexts = z.infer<typeof openTexts>

/** The texts of a language by their path: "questions/7001/options/0". */
type TextsByPath = Map<string, string>

function collectTexts(value: unknown, path: string, into: TextsByPath): TextsByPath {
  if (typeof value === 'string') into.set(path, value)
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) collectTexts(each, `${path}/${name}`, into)
  return into
}

/** Returns the texts of a document by language. */
const textsOf = (document: SheetFields): Map<string, TextsByPath> =>
  new Map(
    Object.entries(sheetsOf(document).languages).map(([language, sheet]) => [
      language,
      collectTexts(sheet, '', new Map()),
    ]),
  )

/** Returns, for each text of the last edition in a language, the index of the edition that last changed it. */
function changesOf(editions: readonly Map<string, TextsByPath>[], language: string): Map<string, number> {
  const changes = new Map<string, number>()
  for (const [path, text] of editions.at(-1)?.get(language) ?? []) {
    const earlier = editions.findLastIndex((edition) => edition.get(language)?.get(path) !== text)
    changes.set(path, earlier + 1)
  }
  return changes
}

/**
 * Returns the paths of the texts in each language but English that are behind: "/name". `editions` are the earlier versions of a
 * document, the oldest first, and the document itself.
 */
export function listOutdatedTexts(editions: readonly SheetFields[]): { language: string; path: string }[] {
  const texts = editions.map(textsOf)
  const english = changesOf(texts, 'en')
  const languages = [...(texts.at(-1)?.keys() ?? [])].filter((language) => language !== 'en')
  return languages.flatMap((language) => {
    const own = changesOf(texts, language)
    return [...english]
      .filter(([path, edition]) => (own.get(path) ?? Infinity) < edition)
      .map(([path]) => ({ language, path }))
  })
}

/**
 * Returns the state of the texts of a document in each of its languages but English. `editions` are its earlier versions, the oldest first,
 * and the document itself. A text is behind if its English text was changed in a later edition.
 */
export function textStatesOf(editions: readonly SheetFields[]): Record<string, TextState> {
  const texts = editions.map(textsOf)
  const english = changesOf(texts, 'en')
  const languages = [...(texts.at(-1)?.keys() ?? [])].filter((language) => language !== 'en')
  return Object.fromEntries(
    languages.map((language) => {
      const own = changesOf(texts, language)
      const paths = [...english.keys()]
      const missing = paths.filter((path) => !own.has(path)).length
      const behind = paths.filter((path) => (own.get(path) ?? Infinity) < (english.get(path) ?? 0)).length
      return [language, { missing, behind }]
    }),
  )
}
