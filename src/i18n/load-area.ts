const files = import.meta.glob<Record<string, unknown>>('./messages/*/*.json', { import: 'default' })

/** The messages of one area in a language, or in English where the language has none, as a file of their own. */
export async function loadArea(language: string, area: string): Promise<Record<string, unknown>> {
  const load = files[`./messages/${language}/${area}.json`] ?? files[`./messages/en/${area}.json`]
  return load ? load() : {}
}
