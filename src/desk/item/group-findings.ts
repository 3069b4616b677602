import type { ContentFinding } from '../../domain/content-item/content-finding.ts'
import { languageOfPath } from './document-changes.ts'

/**
 * Findings that are shown as one line: a single finding, all outdated texts of a language, or all languages without
 * texts.
 */
export interface FindingGroup {
  key: string
  first: ContentFinding
  count: number
  /** The language of the outdated texts; undefined for other findings. */
  language: string | undefined
  /** The languages without texts; empty for other findings. */
  missing: readonly string[]
}

/** Returns the key of the line that a finding belongs to. */
function groupKey({ rule, path, detail }: ContentFinding, language: string | undefined): string {
  if (rule === 'missingTranslation') return rule
  return language ? `${rule} ${language}` : `${rule} ${path} ${detail}`
}

/**
 * Returns the findings of an item grouped into lines, errors first. Each language with outdated texts has one line;
 * all languages without texts share one line.
 */
export function groupFindings(findings: readonly ContentFinding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>()
  for (const finding of findings) {
    const language = finding.rule === 'textOutdated' ? languageOfPath(finding.path.split('.')) : undefined
    const missing = finding.rule === 'missingTranslation' ? [finding.detail] : []
    const key = groupKey(finding, language)
    const group = groups.get(key)
    if (group) groups.set(key, { ...group, count: group.count + 1, missing: [...group.missing, ...missing] })
    else groups.set(key, { key, first: finding, count: 1, language, missing })
  }
  const isError = ({ first }: FindingGroup) => first.level === 'error'
  return [...groups.values()].sort((one, other) => Number(isError(other)) - Number(isError(one)))
}
