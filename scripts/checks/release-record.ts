import type { PortalRelease } from '../releases/releases.ts'
import { type CheckFinding, error } from './check-finding.ts'

/** Finds releases without a section in the changelog: `## 1.0.0 (2026-11-28)`. */
export const findUnknownReleases = (releases: readonly PortalRelease[], changelog: string): CheckFinding[] =>
  releases
    .filter(({ version, date }) => !changelog.includes(`\n## ${version} (${date})\n`))
    .map(({ version, date }) => error('CHANGELOG.md', `has no section "## ${version} (${date})"`))
