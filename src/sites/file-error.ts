import type * as z from 'zod'
import type { JsonPath } from './json-with-lines.ts'

/** Returns the name of a field from its path: general[0].url */
const fieldName = (path: JsonPath): string =>
  path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`
    return name === '' ? step : `${name}.${step}`
  }, '')

/**
 * Returns a sentence about a mistake in a data file: 'sites/eu/site.json, line 4: "prefix" expects a text in
 * quotes.'
 */
export const formatFileError = (file: string, line: number, path: JsonPath, message: string): string =>
  `${file}, line ${line}: ${path.length > 0 ? `"${fieldName(path)}"` : 'the file'} ${message}.`

/**
 * Returns the paths of the fields that an issue is about. For unknown fields these are the paths of the fields, not
 * the path of the object.
 */
export const fieldPathsOfIssue = ({ path, ...issue }: z.core.$ZodIssue): JsonPath[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...(path as JsonPath), key])
    : [path as JsonPath]
