import type { Finding } from './finding.ts'

/** Errors one by one; warnings of missing translations a line per language. */
export function findingsInWords(findings: readonly Finding[]): string[] {
  const errors = findings.filter(({ level }) => level === 'error')
  const missing = Map.groupBy(
    findings.filter(({ rule }) => rule === 'missingTranslation'),
    ({ detail }) => detail,
  )
  return [
    ...errors.map(({ rule, family, id, detail }) => `error: ${family} ${id}: ${rule}: ${detail}`),
    ...[...missing].map(([language, of]) => `warning: ${language}: ${of.length} items are shown in English`),
  ]
}

/** Fails with the errors among findings, in words; warnings keep nothing back. */
export function ensureFit(findings: readonly Finding[]): void {
  const errors = findings.filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new Error(findingsInWords(errors).join('\n'))
}
