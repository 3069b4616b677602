import type { ContentFinding } from '../../domain/content-item/content-finding.ts'
import { languageOfPath } from './document-changes.ts'

/** Findings that are shown as one line: one finding, or all texts of a language with the same warning. */
export interface FindingGroup {
  key: string
  first: ContentFinding
  count: number
  language: string | undefined
}

/** Rules whose findings are grouped by language. */
const groupedRules: ReadonlySet<string> = new Set(['textBehind'])

/** Returns findings as lines, errors first; findings of grouped rules are one line per language. */
export function groupFindings(findings: readonly ContentFinding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>()
  for (const finding of findings) {
    const language = languageOfPath(finding.path.split('.'))
    const isGrouped = groupedRules.has(finding.rule) && language !== undefined
    const key = isGrouped
      ? `${finding.rule} ${language}`
      : `${finding.rule} ${finding.path} ${finding.detail}`
    const group = groups.get(key)
    if (group) group.count += 1
    else groups.set(key, { key, first: finding, count: 1, language: isGrouped ? language : undefined })
  }
  const isError = ({ first }: FindingGroup) => first.level === 'error'
  return [...groups.values()].sort((one, other) => Number(isError(other)) - Number(isError(one)))
}
