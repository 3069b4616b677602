import { type DocumentFields, isFieldsObject, partNamesOf } from './split-document.ts'

type Path = readonly PropertyKey[]

/**
 * A location in the files of a document: either in the file of a language, or, if the language is null, in the file
 * that all languages share.
 */
export interface DocumentLocation {
  language: string | null
  path: (string | number)[]
}

const steps = (path: Path): (string | number)[] => path.map((step) => (typeof step === 'symbol' ? '' : step))

/**
 * Returns the location of a path of the joined document. For example, the path questions, 3, texts, de, options is in
 * the file de.json at questions, 7004, options.
 */
export function documentLocationOf(path: Path, document: DocumentFields): DocumentLocation {
  const [field, ...rest] = steps(path)
  if (field === undefined) return { language: null, path: [] }
  if (field === 'texts') return { language: String(rest[0] ?? 'en'), path: rest.slice(1) }
  const list = document[field]
  if (rest[1] !== 'texts' || typeof rest[0] !== 'number' || !Array.isArray(list))
    return { language: null, path: [field, ...rest] }
  const name = partNamesOf(list.filter(isFieldsObject))[rest[0]] ?? ''
  return { language: String(rest[2] ?? 'en'), path: [field, name, ...rest.slice(3)] }
}
