import { isFields, namesOf, type SheetFields, type Sheets } from './sheets.ts'

/** A text in a language's sheet that belongs to no part of the document, for example to a deleted question. */
export interface StrayText {
  language: string
  path: [field: string, name: string]
}

type LanguageTexts = [language: string, texts: unknown][]

/** Returns the texts of a sheet for the document itself, without those for the parts of its lists. */
const documentTexts = (sheet: SheetFields): SheetFields =>
  Object.fromEntries(Object.entries(sheet).filter(([, value]) => !isFields(value)))

const listsIn = (sheets: readonly SheetFields[]): string[] => [
  ...new Set(sheets.flatMap((sheet) => Object.keys(sheet).filter((field) => isFields(sheet[field])))),
]

const placeNames = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1))

/**
 * Joins a document and its sheets. A field of a sheet that contains an object belongs to a list of the document, by the names of
 * its parts.
 */
export function joinSheets({ document, languages }: Sheets): { document: SheetFields; strays: StrayText[] } {
  const sheets = Object.entries(languages)
  const texts = sheets.map(([language, sheet]) => [language, documentTexts(sheet)] as const)
  const present = texts.filter(([, words]) => Object.keys(words).length > 0)
  const joined: SheetFields = {
    ...document,
    ...(present.length > 0 && { texts: Object.fromEntries(present) }),
  }
  const strays: StrayText[] = []
  for (const field of listsIn(Object.values(languages))) {
    const listTexts = sheets.map(([language, sheet]) => [language, sheet[field]] as const)
    const list = listOf(document[field], languages.en?.[field])
    joined[field] = list.parts.map((part, index) => withTexts(part, list.names[index] ?? '', listTexts))
    for (const [language, words] of listTexts)
      for (const name of isFields(words) ? Object.keys(words) : [])
        if (!list.names.includes(name)) strays.push({ language, path: [field, name] })
  }
  return { document: joined, strays }
}

/** Returns the parts of a list without their texts. A list that exists only in sheets is as long as its English one. */
function listOf(value: unknown, english: unknown): { parts: SheetFields[]; names: string[] } {
  if (Array.isArray(value)) {
    const parts = value.filter(isFields)
    return { parts, names: namesOf(parts) }
  }
  const names = placeNames(isFields(english) ? Object.keys(english).length : 0)
  return { parts: names.map(() => ({})), names }
}

function withTexts(
  part: SheetFields,
  name: string,
  listTexts: readonly (readonly [string, unknown])[],
): SheetFields {
  const texts: LanguageTexts = listTexts.flatMap(
    ([language, words]): LanguageTexts =>
      isFields(words) && Object.hasOwn(words, name) ? [[language, words[name]]] : [],
  )
  return { ...part, texts: Object.fromEntries(texts) }
}
