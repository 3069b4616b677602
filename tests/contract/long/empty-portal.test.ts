import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportContentItems } from '#scripts/operator/export.ts'
import { importContentItems } from '#scripts/operator/import.ts'
import { createDatabaseStorage } from '#server/adapters/storage-database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { storeVideos } from '#server/seed/store-videos.ts'
import { readVideos } from '#src/content-files/read-videos.ts'
import { checkContent } from '#src/contract/publishing/editing.ts'
import { filesIn, newFolder } from '../../fixtures/content-files.ts'
import { freshPostgresUrl } from '../../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../../fixtures/server/portal.ts'
import { unwrap } from '../../fixtures/server/result.ts'

const editor = (portal: Portal) => portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })

describe('an empty portal', () => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(openPostgres(await freshPostgresUrl()), { empty: true })
    await storeVideos(portal.db, createDatabaseStorage(portal.db), readVideos('content'))
  })
  afterAll(() => portal.close())

  test('imports an export, and exports the same files', async () => {
    const folder = newFolder()
    await expect(importContentItems(editor(portal), { folder: 'content' })).rejects.toThrow('--start')
    const result = await importContentItems(editor(portal), { folder: 'content', from: '2026-11-22' })
    expect(result).toMatch('Published 416 of 416 items.')
    await exportContentItems(editor(portal), { folder, from: '2026-11-22' })
    expect(filesIn(folder)).toEqual(filesIn('content'))
    const { items, findings } = unwrap(await editor(portal).call(checkContent, {}))
    expect([items, findings.filter(({ level }) => level === 'error')]).toEqual([416, []])
  })
})
