import { mkdtemp, rm } from 'node:fs/promises'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createClamdScanner } from '#server/adapters/scanner-clamd.ts'
import { upload } from '#server/db/schema/upload.ts'
import { uploadPortrait } from '#src/contract/identity/portrait.ts'
import { uploadTrainerFile } from '#src/contract/identity/trainer-application.ts'
import * as files from '../fixtures/files.ts'
import { type Clamd, eicar, startClamd } from '../fixtures/server/clamd.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const database = databases[0] as (typeof databases)[number]
const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
const german = 4

const open: { clamd: Clamd | undefined; portal: Portal | undefined } = { clamd: undefined, portal: undefined }
afterEach(async () => {
  lines.length = 0
  await open.portal?.close()
  await open.clamd?.close()
  open.portal = undefined
  open.clamd = undefined
})

async function portalAt(clamd: Clamd): Promise<Portal> {
  open.clamd = clamd
  open.portal = await openPortal(await database.open(), { env: { CLAMD_ADDRESS: clamd.address }, log })
  return open.portal
}

const paper = (text: string) => files.fileOf(Buffer.from(`%PDF-1.4\n${text}`), 'me.pdf', 'application/pdf')
const send = (portal: Portal, file: File) =>
  portal.api(null, { siteId: 21, languageId: german }).call(uploadTrainerFile, { file })

test('a clean upload is scanned completely, and stored', async () => {
  const clamd = await startClamd()
  const portal = await portalAt(clamd)
  const file = paper('x'.repeat(200_000))
  expect(unwrap(await send(portal, file)).uploadId).toBeTruthy()
  const { cookie } = await signIn(portal)
  const image = files.fileOf(await files.png(), 'me.png', 'image/png')
  unwrap(await portal.api(cookie).call(uploadPortrait, { image }))
  expect(clamd.scanned).toEqual([file.size, image.size])
})

test('an upload with malware is refused in the reader’s language, not stored, and logged', async () => {
  const portal = await portalAt(await startClamd())
  const result = await send(portal, paper(eicar))
  refusedWith(result, 400)
  expect(result).toMatchObject({
    failure: { context: { fields: ['file'], reason: 'malware' }, message: /Virenscanner/ },
  })
  expect(await portal.db.select().from(upload)).toEqual([])
  expect(lines.join()).toContain('Eicar-Test-Signature')
})

test.each([
  ['away', async (clamd: Clamd) => void (await clamd.close()), {}],
  ['one that would not read the file', async () => {}, { most: 100 }],
])('with a scanner that is %s no upload is accepted', async (_, before, how) => {
  const clamd = await startClamd(how)
  const portal = await portalAt(clamd)
  await before(clamd)
  const body = new FormData()
  body.set('file', paper('x'.repeat(1000)))
  const response = await portal.request('/api/certification/trainerTeam/file/upload?siteId=21&languageId=4', {
    method: 'POST',
    headers: { 'X-Requested-With': 'fetch' },
    body,
  })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await portal.db.select().from(upload)).toEqual([])
  expect(lines.join()).toContain('A call failed: a service is unavailable')
})

test('clamd is also reached by a local socket', async () => {
  const folder = await mkdtemp('/tmp/clamd-')
  await expect(createClamdScanner({ path: `${folder}/none` }).scan(Buffer.from('x'))).rejects.toThrow(
    'no verdict',
  )
  await rm(folder, { recursive: true })
})
