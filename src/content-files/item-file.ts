import { readFileSync } from 'node:fs'
import { type DocumentFields, isFieldsObject } from '../domain/content-item/form/split-document.ts'
import { formatFileError } from '../sites/file-error.ts'
import { type JsonDocument, type JsonPath, JsonSyntaxError, parseJson } from '../sites/json-with-lines.ts'

/** A file of an item. `mistake` returns a sentence about a faulty field, with the field's line in the file. */
export interface ItemFile {
  fields: DocumentFields
  mistake(path: JsonPath, message: string): string
}

/** Reads a file of an item, or returns a sentence about its first mistake. */
export function readItemFile(file: string): ItemFile | string {
  const text = readFileSync(file, 'utf8')
  const document = parseFile(file, text)
  if (typeof document === 'string') return document
  if (!isFieldsObject(document.value)) return formatFileError(file, 1, [], 'expects an object in { }')
  return {
    fields: document.value,
    mistake: (path, message) => formatFileError(file, document.lineOf(path), path, message),
  }
}

function parseFile(file: string, text: string): JsonDocument | string {
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof JsonSyntaxError) return formatFileError(file, error.line, error.path, error.message)
    throw error
  }
}
