import type * as z from 'zod'
import type { Path } from './json-with-lines.ts'

/** The name of a field by its path: general[0].url */
const fieldName = (path: Path): string =>
  path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`
    return name === '' ? step : `${name}.${step}`
  }, '')

/**
 * Words a mistake in data that people write, as one sentence: 'sites/eu/site.json, line 4: "prefix" wants a
 * text in quotes.'
 */
export const sentence = (file: string, line: number, path: Path, says: string): string =>
  `${file}, line ${line}: ${path.length > 0 ? `"${fieldName(path)}"` : 'the file'} ${says}.`

/**
 * The path of the field that an issue is about: for an unknown field its own, not that of the object around
 * it.
 */
export const fieldOf = (issue: z.core.$ZodIssue): Path => [
  ...(issue.path as Path),
  ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
]
