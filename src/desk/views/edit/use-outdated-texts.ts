import { useMemo, useRef } from 'react'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { outdatedPathsOf } from '#src/domain/content-item/text-path.ts'
import { getValue, type PartialDocument, parsePath } from '../../item/document-path.ts'

/**
 * Returns the paths of the texts that the content check reports as outdated, without those that the editor has
 * changed since the check.
 */
export function useOutdatedTexts(
  findings: readonly ContentFinding[],
  document: PartialDocument,
): ReadonlySet<string> {
  const checked = useRef({ findings, document })
  if (checked.current.findings !== findings) checked.current = { findings, document }
  const before = checked.current.document
  return useMemo(() => {
    const isUnchanged = (path: string) =>
      getValue(before, parsePath(path)) === getValue(document, parsePath(path))
    return new Set([...outdatedPathsOf(findings)].filter(isUnchanged))
  }, [findings, before, document])
}
