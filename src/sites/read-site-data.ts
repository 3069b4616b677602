import { existsSync, readFileSync } from 'node:fs'
import type * as z from 'zod'
import { describeExpected } from './describe-expected.ts'
import { fieldPathsOfIssue, formatFileError } from './file-error.ts'
import { type JsonDocument, type JsonPath, JsonSyntaxError, parseJson } from './json-with-lines.ts'
import { findDecidingLayer, mergeSiteData } from './merge-site-data.ts'

/**
 * Checked data; `mistake` returns an error that describes a mistake in one sentence: file, line, field and the
 * expected value.
 */
export interface CheckedData<Value> {
  value: Value
  mistake(path: JsonPath, message: string): Error
}

interface Layer {
  file: string
  document: JsonDocument
}

/** Caches parsed files with their text, because all sites of a brand read the same defaults. */
const cache = new Map<string, { text: string; document: JsonDocument }>()

function readDocument(file: string): JsonDocument {
  const text = readFileSync(file, 'utf8')
  const cached = cache.get(file)
  if (cached?.text === text) return cached.document
  const document = parseJson(text)
  cache.set(file, { text, document })
  return document
}

function readLayer(file: string): Layer {
  try {
    return { file, document: readDocument(file) }
  } catch (error) {
    if (error instanceof JsonSyntaxError)
      throw new Error(formatFileError(file, error.line, error.path, error.message))
    throw error
  }
}

/**
 * Reads files of site data, merges each over the previous ones (see `mergeSiteData`), and checks the result. A
 * missing file counts as empty. Throws an error for the first mistake, including syntax errors; its message names
 * the file, the line and the field.
 */
export function readSiteData<Shape extends z.ZodType>(
  files: readonly string[],
  shape: Shape,
): CheckedData<z.infer<Shape>> {
  const layers = files.filter((file) => existsSync(file)).map(readLayer)
  const values = layers.map(({ document }) => document.value)
  const mistake = (path: JsonPath, message: string): Error => {
    const layer = layers[findDecidingLayer(values, path)]
    if (!layer) return new Error(formatFileError(files.at(-1) as string, 1, [], 'is missing'))
    return new Error(formatFileError(layer.file, layer.document.lineOf(path), path, message))
  }
  const parsed = shape.safeParse(values.reduce(mergeSiteData, {}), { error: describeExpected })
  if (parsed.success) return { value: parsed.data, mistake }
  const issue = parsed.error.issues[0] as z.core.$ZodIssue
  throw mistake(fieldPathsOfIssue(issue)[0] as JsonPath, issue.message)
}
