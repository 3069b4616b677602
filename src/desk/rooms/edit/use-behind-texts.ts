import { useMemo } from 'react'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { behindPathsOf } from '#src/domain/content-item/text-path.ts'

/** Returns the paths of the texts that the check has found to be older than the English texts. */
export const useBehindTexts = (findings: readonly ContentFinding[]): ReadonlySet<string> =>
  useMemo(() => behindPathsOf(findings), [findings])
