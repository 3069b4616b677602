import { existsSync, readFileSync } from 'node:fs'
import type * as z from 'zod'
import { describeExpected } from './describe-expected.ts'
import { type JsonDocument, JsonMistake, type Path, parseJson } from './json-with-lines.ts'
import { findDecidingLayer, merge } from './merge.ts'
import { fieldsOf, sentence } from './sentence.ts'

/**
 * Checked data, with `mistake`, which words a mistake in it: one sentence with file, line, field and what is
 * wanted.
 */
export interface Data<Value> {
  value: Value
  mistake(path: Path, says: string): Error
}

interface Layer {
  file: string
  document: JsonDocument
}

/**
 * The last text of each file and what was read from it, since every site of a brand asks for the same
 * defaults.
 */
const kept = new Map<string, { text: string; document: JsonDocument }>()

function readDocument(file: string): JsonDocument {
  const text = readFileSync(file, 'utf8')
  const before = kept.get(file)
  if (before?.text === text) return before.document
  const document = parseJson(text)
  kept.set(file, { text, document })
  return document
}

function readLayer(file: string): Layer {
  try {
    return { file, document: readDocument(file) }
  } catch (error) {
    if (error instanceof JsonMistake) throw new Error(sentence(file, error.line, error.path, error.message))
    throw error
  }
}

/**
 * Reads files of site data over one another, the last one on top (see merge), and checks the result. Missing
 * files count as empty. The first mistake, of syntax too, is thrown as a sentence.
 */
export function readData<Shape extends z.ZodType>(
  files: readonly string[],
  shape: Shape,
): Data<z.infer<Shape>> {
  const layers = files.filter((file) => existsSync(file)).map(readLayer)
  const values = layers.map(({ document }) => document.value)
  const mistake = (path: Path, says: string): Error => {
    const layer = layers[findDecidingLayer(values, path)]
    if (!layer) return new Error(sentence(files.at(-1) as string, 1, [], 'is missing'))
    return new Error(sentence(layer.file, layer.document.lineOf(path), path, says))
  }
  const parsed = shape.safeParse(values.reduce(merge, {}), { error: describeExpected })
  if (parsed.success) return { value: parsed.data, mistake }
  const issue = parsed.error.issues[0] as z.core.$ZodIssue
  throw mistake(fieldsOf(issue)[0] as Path, issue.message)
}
