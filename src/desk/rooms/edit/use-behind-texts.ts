import { useMemo } from 'react'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'

/** Returns the paths of the texts that are older than the English ones, as the check has found them. */
export const useBehindTexts = (findings: readonly ContentFinding[]): ReadonlySet<string> =>
  useMemo(
    () => new Set(findings.filter(({ rule }) => rule === 'textBehind').map(({ path }) => path)),
    [findings],
  )
