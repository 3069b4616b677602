import { isFields, namesOf, type SheetFields, type Sheets } from './sheets.ts'

/** A text of a language's sheet that belongs to nothing in the document, such as to a question that is gone. */
export interface Stray {
  language: string
  path: [field: string, name: string]
}

type Said = [language: string, words: unknown][]

/** The texts of a sheet for the document itself, without those for the parts of its lists. */
const ownWords = (sheet: SheetFields): SheetFields =>
  Object.fromEntries(Object.entries(sheet).filter(([, value]) => !isFields(value)))

const listsIn = (sheets: readonly SheetFields[]): string[] => [
  ...new Set(sheets.flatMap((sheet) => Object.keys(sheet).filter((field) => isFields(sheet[field])))),
]

const places = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1))

/**
 * Joins a document and its sheets again. A sheet's field that holds an object is a list of the document, by
 * its parts' names.
 */
export function joinSheets({ document, languages }: Sheets): { document: SheetFields; strays: Stray[] } {
  const sheets = Object.entries(languages)
  const texts = sheets.map(([language, sheet]) => [language, ownWords(sheet)] as const)
  const said = texts.filter(([, words]) => Object.keys(words).length > 0)
  const joined: SheetFields = { ...document, ...(said.length > 0 && { texts: Object.fromEntries(said) }) }
  const strays: Stray[] = []
  for (const field of listsIn(Object.values(languages))) {
    const ofList = sheets.map(([language, sheet]) => [language, sheet[field]] as const)
    const list = listOf(document[field], languages.en?.[field])
    joined[field] = list.parts.map((part, index) => withTexts(part, list.names[index] ?? '', ofList))
    for (const [language, words] of ofList)
      for (const name of isFields(words) ? Object.keys(words) : [])
        if (!list.names.includes(name)) strays.push({ language, path: [field, name] })
  }
  return { document: joined, strays }
}

/** The parts of a list without their texts. A list that stands in the sheets only is as long as in English. */
function listOf(value: unknown, english: unknown): { parts: SheetFields[]; names: string[] } {
  if (Array.isArray(value)) {
    const parts = value.filter(isFields)
    return { parts, names: namesOf(parts) }
  }
  const names = places(isFields(english) ? Object.keys(english).length : 0)
  return { parts: names.map(() => ({})), names }
}

function withTexts(
  part: SheetFields,
  name: string,
  said: readonly (readonly [string, unknown])[],
): SheetFields {
  const texts: Said = said.flatMap(
    ([language, words]): Said =>
      isFields(words) && Object.hasOwn(words, name) ? [[language, words[name]]] : [],
  )
  return { ...part, texts: Object.fromEntries(texts) }
}
