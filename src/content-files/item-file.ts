import { readFileSync } from 'node:fs'
import { isFields, type SheetFields } from '../domain/content-item/form/sheets.ts'
import { type JsonDocument, JsonMistake, type Path, parseJson } from '../sites/json-with-lines.ts'
import { sentence } from '../sites/sentence.ts'

/** A file of an item. `mistake` words what is wrong with a field of it, with its line. */
export interface ItemFile {
  fields: SheetFields
  mistake(path: Path, says: string): string
}

/** Reads a file of an item, or returns the sentence that says what is wrong with it. */
export function readSheet(file: string): ItemFile | string {
  const text = readFileSync(file, 'utf8')
  const told = parsed(file, text)
  if (typeof told === 'string') return told
  if (!isFields(told.value)) return sentence(file, 1, [], 'wants an object in { }')
  return { fields: told.value, mistake: (path, says) => sentence(file, told.lineOf(path), path, says) }
}

function parsed(file: string, text: string): JsonDocument | string {
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof JsonMistake) return sentence(file, error.line, error.path, error.message)
    throw error
  }
}
