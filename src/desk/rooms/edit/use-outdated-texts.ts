import { useMemo } from 'react'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { outdatedPathsOf } from '#src/domain/content-item/text-path.ts'

/** Returns the paths of the texts that the content check reports as outdated. */
export const useOutdatedTexts = (findings: readonly ContentFinding[]): ReadonlySet<string> =>
  useMemo(() => outdatedPathsOf(findings), [findings])
