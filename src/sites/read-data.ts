import { existsSync, readFileSync } from 'node:fs'
import type * as z from 'zod'
import { type JsonDocument, JsonMistake, type Path, parseJson } from './json-with-lines.ts'
import { deciding, merge } from './merge.ts'
import { sayWanted } from './wanted.ts'

/** Checked data, and how to speak of a mistake in it: one sentence with file, line, field and what is wanted. */
export interface Data<Value> {
  value: Value
  mistake(path: Path, says: string): Error
}

interface Layer {
  file: string
  document: JsonDocument
}

/** general[0].url */
const fieldName = (path: Path): string =>
  path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`
    return name === '' ? step : `${name}.${step}`
  }, '')

const sentence = (file: string, line: number, path: Path, says: string): Error =>
  new Error(`${file}, line ${line}: ${path.length > 0 ? `"${fieldName(path)}"` : 'the file'} ${says}.`)

/** What a file said last. Defaults are asked for by every site of a brand. */
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
    if (error instanceof JsonMistake) throw sentence(file, error.line, error.path, error.message)
    throw error
  }
}

/** Where an issue is: a field that is not known is meant itself, not the object around it. */
const pathOf = (issue: z.core.$ZodIssue): Path => [
  ...(issue.path as Path),
  ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
]

/**
 * Reads files of site data over one another, the last one on top (see merge), and checks the result. Files that are not
 * there count as empty. The first mistake, of syntax too, is thrown as a sentence.
 */
export function readData<Shape extends z.ZodType>(
  files: readonly string[],
  shape: Shape,
): Data<z.infer<Shape>> {
  const layers = files.filter((file) => existsSync(file)).map(readLayer)
  const values = layers.map(({ document }) => document.value)
  const mistake = (path: Path, says: string): Error => {
    const layer = layers[deciding(values, path)]
    if (!layer) return sentence(files.at(-1) as string, 1, [], 'is missing')
    return sentence(layer.file, layer.document.lineOf(path), path, says)
  }
  const parsed = shape.safeParse(values.reduce(merge, {}), { error: sayWanted })
  if (parsed.success) return { value: parsed.data, mistake }
  const issue = parsed.error.issues[0] as z.core.$ZodIssue
  throw mistake(pathOf(issue), issue.message)
}
