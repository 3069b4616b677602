import type { ContentFinding } from './content-finding.ts'
import { formatItems } from './format-items.ts'

/** Returns a finding as a sentence, without its item. */
export const formatFinding = ({ path, message }: ContentFinding): string =>
  `${path || 'The document'} ${message}`

/**
 * Returns one line per finding. Missing translations are combined into one line per language, which lists the
 * items.
 */
export function formatFindings(findings: readonly ContentFinding[]): string[] {
  const errors = findings.filter(({ level }) => level === 'error')
  const warnings = findings.filter(({ level, rule }) => level === 'warning' && rule !== 'missingTranslation')
  const missing = Map.groupBy(
    findings.filter(({ rule }) => rule === 'missingTranslation'),
    ({ detail }) => detail,
  )
  return [
    ...errors.map((each) => `error: ${each.family} ${each.id}: ${formatFinding(each)}`),
    ...warnings.map((each) => `warning: ${each.family} ${each.id}: ${formatFinding(each)}`),
    ...[...missing].map(([language, items]) => `warning: not in ${language}: ${formatItems(items)}`),
  ]
}

/** Throws an error that lists the errors among findings; warnings are ignored. */
export function ensureNoErrors(findings: readonly ContentFinding[]): void {
  const errors = findings.filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new Error(formatFindings(errors).join('\n'))
}
