import { expect, test } from 'vitest'
import { findReleasesWithoutChangelog } from './release-record.ts'

test('each recorded release has a section with its date in the changelog', () => {
  const release = {
    version: '1.0.0',
    date: '2026-11-28',
    commit: '0'.repeat(40),
    lastMigration: '0000_first',
  }
  expect(findReleasesWithoutChangelog([release], '# Changelog\n\n## 1.0.0 (2026-11-28)\n\n')).toEqual([])
  expect(findReleasesWithoutChangelog([release], '# Changelog\n\n## 1.0.0 (2026-11-27)\n\n')).toMatchObject([
    { message: 'has no section "## 1.0.0 (2026-11-28)"' },
  ])
})
