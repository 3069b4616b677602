import type { ContentFinding } from '../../domain/content-item/content-finding.ts'
import { type DocumentPath, formatPath } from './document-path.ts'

/** Returns the findings about exactly this path, without those about values within it. */
export const findingsOfPath = (findings: readonly ContentFinding[], path: DocumentPath): ContentFinding[] => {
  const name = formatPath(path)
  return findings.filter((finding) => finding.path === name)
}

/** Returns the findings about a path and everything within it. */
export const findingsUnderPath = (
  findings: readonly ContentFinding[],
  path: DocumentPath,
): ContentFinding[] => {
  const name = formatPath(path)
  return findings.filter((finding) => finding.path === name || finding.path.startsWith(`${name}.`))
}
