import type { Finding } from './finding.ts'

const spotInWords = ({ rule, detail, path, message }: Finding): string =>
  message === undefined ? `${rule}: ${detail}` : `${path || 'The document'} ${message}`

/** Errors one by one; warnings of missing translations a line per language. */
export function findingsInWords(findings: readonly Finding[]): string[] {
  const errors = findings.filter(({ level }) => level === 'error')
  const missing = Map.groupBy(
    findings.filter(({ rule }) => rule === 'missingTranslation'),
    ({ detail }) => detail,
  )
  return [
    ...errors.map((each) => `error: ${each.family} ${each.id}: ${spotInWords(each)}`),
    ...[...missing].map(([language, of]) => `warning: ${language}: ${of.length} items are shown in English`),
  ]
}

/** Fails with the errors among findings, in words; warnings keep nothing back. */
export function ensureFit(findings: readonly Finding[]): void {
  const errors = findings.filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new Error(findingsInWords(errors).join('\n'))
}
