import type { ProjectFile } from './project-file.ts'

/** A text that people read: where it stands, and its language. */
export interface SaidText {
  where: string
  language: string
  text: string
}

/** The texts of a JSON value, with the path to each. */
function textsOf(value: unknown, path: readonly string[] = []): [path: readonly string[], text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]))
}

const nameOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '')
const folderOf = (path: string): string => path.split('/').at(-2) ?? ''

/** What is no word of the language: the names of values, and in forms of sign-on the English name beside. */
const foreign = /\{\{\w+\}\}|(?<=^[^(]+) \([A-Z][^)]*\)$/g

/** The file of words that people look for, be they of the termbase or not. */
const isSearched = ({ path }: ProjectFile): boolean => path.endsWith('/own-page.json')

/**
 * The texts of message files (a folder a language), of sheets of content (a file a language) and of sites (a field
 * a language). `codes` are the languages that there are.
 */
export function saidTexts(files: readonly ProjectFile[], codes: readonly string[]): SaidText[] {
  return files
    .filter((file) => !isSearched(file))
    .flatMap(({ path, text }) => {
      const ofFile = [nameOf(path), folderOf(path)].find((name) => codes.includes(name))
      return textsOf(JSON.parse(text)).flatMap(([steps, said]): SaidText[] => {
        const language = path.startsWith('sites/') ? steps.find((step) => codes.includes(step)) : ofFile
        const where = `${path}, "${steps.join('.')}"`
        return language ? [{ where, language, text: said.replace(foreign, '') }] : []
      })
    })
}
