import type { AnswerOf } from '../../src/contract/call.ts'
import type { publishItem } from '../../src/contract/editing.ts'
import type { Finding } from '../../src/domain/content/finding.ts'

/** What an act did, a line per site: "eu: live in 140 ms (12 of 300 pages made anew)". */
export const publishedInWords = ({ edition, sites, warnings }: AnswerOf<typeof publishItem>): string =>
  [
    `Edition ${edition}`,
    ...sites.map(({ site, failure, milliseconds, rendered, pages }) =>
      failure
        ? `${site}: not live: ${failure}`
        : `${site}: live in ${milliseconds} ms (${rendered} of ${pages} pages made anew)`,
    ),
    ...findingsInWords(warnings),
  ].join('\n')

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
