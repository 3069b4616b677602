import type { ProjectFile } from './project-file.ts'

/** A text that visitors read, with its location in the sources and its language. */
export interface VisibleText {
  where: string
  language: string
  text: string
}

/** Returns the texts of a JSON value, with the path of each. */
function textsOf(value: unknown, path: readonly string[] = []): [path: readonly string[], text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]))
}

const nameOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '')
const folderOf = (path: string): string => path.split('/').at(-2) ?? ''

/**
 * Matches the parts of a text that are not in its language: names of variables, and in sign-in forms the English
 * name in parentheses.
 */
const foreign = /\{\{\w+\}\}|(?<=^[^(]+) \([A-Z][^)]*\)$/g

/** Whether a file contains search words, which visitors may type although the termbase forbids them. */
const isSearched = ({ path }: ProjectFile): boolean =>
  /\/(own-page|search-word)\.json$|^content\/dictionary\/\d+-search-synonyms\//.test(path)

/**
 * Returns the texts of message files (one folder per language), of content files (one file per language) and of
 * sites (one field per language). `codes` are the codes of the known languages.
 */
export function listVisibleTexts(files: readonly ProjectFile[], codes: readonly string[]): VisibleText[] {
  return files
    .filter((file) => !isSearched(file))
    .flatMap(({ path, text }) => {
      const fileLanguage = [nameOf(path), folderOf(path)].find((name) => codes.includes(name))
      return textsOf(JSON.parse(text)).flatMap(([steps, foundText]): VisibleText[] => {
        const language = path.startsWith('sites/') ? steps.find((step) => codes.includes(step)) : fileLanguage
        const where = `${path}, "${steps.join('.')}"`
        return language ? [{ where, language, text: foundText.replace(foreign, '') }] : []
      })
    })
}
