import { createTermFinder, parseTerms, type TermFinder } from './term.ts'

/** The termbases, each a file that is loaded for the translators of its language. */
const termbases = import.meta.glob<string>(
  ['../../../docs/terms/*.md', '!../../../docs/terms/{code,en,en-GB}.md'],
  { query: '?raw', import: 'default' },
)

const loaded = new Map<string, Promise<TermFinder>>()

/** Loads the terms of a language once; a language without a termbase has none. */
export function loadTerms(language: string): Promise<TermFinder> {
  const known = loaded.get(language)
  if (known) return known
  const read = termbases[`../../../docs/terms/${language}.md`] ?? (async () => '')
  const finder = read().then((markdown) => createTermFinder(parseTerms(markdown)))
  loaded.set(language, finder)
  // The next text tries again: the connection may be back.
  finder.catch(() => loaded.delete(language))
  return finder
}
