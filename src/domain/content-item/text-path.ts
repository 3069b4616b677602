import type { ContentFinding } from './content-finding.ts'
import { type DocumentFields, isFieldsObject, partNamesOf } from './form/split-document.ts'

/**
 * Returns the path of a text in a document. `steps` is the path of the text among the texts of its language.
 * @example documentPathOfText(pool, 'de', ['questions', '7001', 'question']) // 'questions.3.texts.de.question'
 */
export function documentPathOfText(
  document: DocumentFields,
  language: string,
  steps: readonly string[],
): string {
  const [field = '', name = '', ...rest] = steps
  const parts = document[field]
  if (!Array.isArray(parts) || !parts.every((part) => isFieldsObject(part) && isFieldsObject(part.texts)))
    return ['texts', language, ...steps].join('.')
  return [field, partNamesOf(parts).indexOf(name), 'texts', language, ...rest].join('.')
}

/** Returns the paths of the texts that a check has found to be outdated. */
export const outdatedPathsOf = (findings: readonly ContentFinding[]): ReadonlySet<string> =>
  new Set(findings.filter(({ rule }) => rule === 'textOutdated').map(({ path }) => path))
