import type { PortalRelease } from '../releases/releases.ts'
import { type CheckFinding, createError } from './check-finding.ts'

/** Finds releases without a section in the changelog: `## 1.0.0 (2026-11-28)`. */
export const findReleasesWithoutChangelog = (
  releases: readonly PortalRelease[],
  changelog: string,
): CheckFinding[] =>
  releases
    .filter(({ version, date }) => !changelog.includes(`\n## ${version} (${date})\n`))
    .map(({ version, date }) => createError('CHANGELOG.md', `has no section "## ${version} (${date})"`))
