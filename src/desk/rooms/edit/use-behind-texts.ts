import { useMemo } from 'react'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'

/** Returns the paths of the texts that the check has found to be older than the English texts. */
export const useBehindTexts = (findings: readonly ContentFinding[]): ReadonlySet<string> =>
  useMemo(
    () => new Set(findings.filter(({ rule }) => rule === 'textBehind').map(({ path }) => path)),
    [findings],
  )
