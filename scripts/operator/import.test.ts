import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Api } from '#src/api/create-api.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { importCommand } from './import.ts'

const captions = loadSites().languages.map(({ code }) => code)

// An import of videos uses only `call` of the API's client, so an object with only `call` is cast.
const api = {
  call: async () => ({
    ok: true,
    value: { rows: [{ name: 'site-walk', seconds: 60, captions }], next: null },
  }),
} as Api

test('a folder with videos only is no error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  cpSync('content/videos/site-walk', join(folder, 'videos/site-walk'), { recursive: true })
  const result = await importCommand.run({ api, args: [], options: { folder } })
  expect(result).toBe('All videos of the folder are stored already.')
  rmSync(folder, { recursive: true })
})
