import { createTermFinder, parseTerms, type TermFinder } from './term.ts'

/** The termbases. Each is a separate file, which is loaded only for translators of its language. */
const termbases = import.meta.glob<string>(
  ['../../../docs/terms/*.md', '!../../../docs/terms/{code,en,en-GB}.md'],
  { query: '?raw', import: 'default' },
)

const loaded = new Map<string, Promise<TermFinder>>()

/** Loads the terms of a language once. If the language has no termbase, the finder finds nothing. */
export function loadTerms(language: string): Promise<TermFinder> {
  const known = loaded.get(language)
  if (known) return known
  const read = termbases[`../../../docs/terms/${language}.md`] ?? (async () => '')
  const finder = read().then((markdown) => createTermFinder(parseTerms(markdown)))
  loaded.set(language, finder)
  // A failed load is not cached: the next call tries again, because the connection may be back.
  finder.catch(() => loaded.delete(language))
  return finder
}
