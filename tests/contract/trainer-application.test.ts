import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabaseStorage } from '#server/adapters/storage-database.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { file } from '#server/db/schema/file.ts'
import { mail } from '#server/db/schema/mail.ts'
import { trainerApplication } from '#server/db/schema/trainer-application.ts'
import { upload } from '#server/db/schema/upload.ts'
import { purgeUnused } from '#server/jobs/purge-unused.ts'
import * as contract from '#src/contract/identity/trainer-application.ts'
import * as files from '../fixtures/files.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { createProof } from '../fixtures/server/proof.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, hour, staff } from '../fixtures/server/training.ts'

const form = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.org',
  phone: '+48 22 123 45 67',
  country: 'PL',
  company: '',
  languages: ['en', 'pt-BR'],
  subjects: ['network' as const],
  experience: 'Forty years of practice.',
}

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open(), { env: { ADDRESS_HEADER: 'x-address' } })
  })
  afterAll(() => portal.close())

  let visitors = 0
  /** Returns a new visitor with rate limits of their own. */
  const visitor = () => {
    visitors += 1
    return portal.api(null, { headers: { 'X-Address': `192.0.2.${visitors}` } })
  }
  const send = (bytes: Uint8Array, name?: string, type?: string) =>
    visitor().call(contract.uploadTrainerFile, { file: files.fileOf(bytes, name, type) })
  const sent = async (bytes: Uint8Array = files.pdf) => unwrap(await send(bytes)).uploadId
  const apply = async (uploadId: string, more: Partial<typeof form> = {}) => {
    const api = visitor()
    const proof = await createProof(api, 'trainer')
    return api.call(contract.applyAsTrainer, { ...form, uploadId, ...proof, ...more })
  }
  const applied = async () => unwrap(await apply(await sent())).applicationId
  const stored = async (id: number) => {
    const [row] = await portal.db.select().from(trainerApplication).where(eq(trainerApplication.id, id))
    return row as typeof trainerApplication.$inferSelect
  }
  const isKept = async (key: string) =>
    (await portal.db.select().from(file).where(eq(file.key, key))).length === 1
  const work = () => purgeUnused(portal.db, createDatabaseStorage(portal.db), () => portal.clock.now)

  describe('a file', () => {
    test.each([
      ['PDF', async () => files.pdf, 'application/pdf'],
      [
        'DOCX',
        async () => files.docx,
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      ],
      ['JPG', files.jpeg, 'image/jpeg'],
      ['PNG', files.png, 'image/png'],
    ])('that is %s by its content is stored, whatever its name', async (_, make, type) => {
      const { uploadId } = unwrap(await send(await make(), 'cv.exe', 'text/plain'))
      const [row] = await portal.db.select().from(upload).where(eq(upload.id, uploadId))
      expect(row?.type).toBe(type)
      expect(row?.key).toMatch(/^upload-[0-9a-f]{32}\.(pdf|docx|jpg|png)$/)
    })

    test.each([
      ['an SVG', files.svg],
      ['a page', files.html],
      ['a program', files.executable],
      ['an archive', files.plainZip],
      ['the beginning of a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
      ['a picture of 30,000 x 30,000 points', files.hugePicture()],
      ['nothing', Buffer.alloc(0)],
    ])('that is %s is refused, whatever its name', async (_, bytes) => {
      const result = await send(bytes)
      refusedWith(result, 400)
      expect(result).toMatchObject({ failure: { context: { fields: ['file'] } } })
    })

    test('that hides a page behind a picture is stored as the picture only', async () => {
      const uploadId = await sent(await files.polyglot())
      const [row] = await portal.db.select().from(upload).where(eq(upload.id, uploadId))
      const { key, size } = row as typeof upload.$inferSelect
      const pieces = await Array.fromAsync(createDatabaseStorage(portal.db).read(key, 0, size - 1))
      const fileText = Buffer.concat(pieces).toString('latin1')
      for (const trace of ['<script>', 'PK\u0003\u0004', 'the camera of somebody'])
        expect(fileText).not.toContain(trace)
    })

    test('of more than 5 MB is refused, and one of 5 MB is not', async () => {
      const most = 5 * 1024 * 1024
      const large = (size: number) => Buffer.concat([files.pdf, Buffer.alloc(size - files.pdf.length)])
      expect(await sent(large(most))).toMatch(/./)
      refusedWith(await send(large(most + 1)), 400)
      refusedWith(await send(large(2 * most)), 400)
    })

    test('is limited per address', async () => {
      const api = visitor()
      const file = files.fileOf(files.svg)
      const codes: unknown[] = []
      for (let tries = 0; tries < 21; tries++) {
        // The limit per minute, which every form has, is not tested here, so a minute passes.
        if (tries === 10) portal.clock.now += 60_000
        const result = await api.call(contract.uploadTrainerFile, { file })
        codes.push(result.ok ? 200 : result.failure.kind === 'refused' && result.failure.code)
      }
      expect(codes).toEqual([...Array(20).fill(400), 10022])
    })

    test('can’t be read by its sender', async () => {
      const uploadId = await sent()
      const [row] = await portal.db.select().from(upload).where(eq(upload.id, uploadId))
      const { cookie } = await signIn(portal)
      const response = await portal.request(`/media/${row?.key}`, { headers: { Cookie: cookie } })
      expect(response.status).toBe(403)
    })

    test('that is unused is deleted after a day', async () => {
      const uploadId = await sent()
      const [row] = await portal.db.select().from(upload).where(eq(upload.id, uploadId))
      const key = row?.key as string
      portal.clock.now += day
      await work()
      expect(await isKept(key)).toBe(true)
      portal.clock.now += 1
      await work()
      expect(await isKept(key)).toBe(false)
      refusedWith(await apply(uploadId), 400)
    })
  })

  describe('an application', () => {
    test('is stored with its file and decided within seven business days', async () => {
      const uploadId = await sent()
      const { applicationId, status, decideBy } = unwrap(await apply(uploadId))
      expect(status).toBe('underReview')
      expect(Date.parse(decideBy) - portal.clock.now).toBeGreaterThanOrEqual(9 * day)
      expect(await stored(applicationId)).toMatchObject({ ...form, site: 'en', language: 'en' })
      const again = await apply(uploadId)
      refusedWith(again, 400)
      expect(again).toMatchObject({ failure: { context: { fields: ['uploadId'] } } })
    })

    test.each([
      ['no name', { firstName: ' ' }],
      ['no email address', { email: 'grace' }],
      ['no language', { languages: [] }],
      ['no such country', { country: 'Poland' }],
      ['an endless story', { experience: 'x'.repeat(2001) }],
    ])('with %s is refused', async (_, more) => {
      refusedWith(await apply(await sent(), more), 400)
    })

    test('is seen and decided by reviewers only, once, with a note in the log', async () => {
      const id = await applied()
      for (const role of ['editor', 'finance']) {
        const other = await staff(portal, role)
        refusedWith(await other.call(contract.getTrainerApplications, {}), 403)
        refusedWith(await other.call(contract.decideTrainerApplication, { id, approve: true }), 403)
      }
      const reviewer = await staff(portal, 'reviewer')
      const waiting = rowsOrThrow(await reviewer.call(contract.getTrainerApplications, {}))
      expect(waiting.find((each) => each.id === id)).toMatchObject({ ...form, state: 'underReview' })
      unwrap(await reviewer.call(contract.decideTrainerApplication, { id, approve: true }))
      expect(await stored(id)).toMatchObject({ state: 'accepted', decidedBy: 'reviewer@demo.test' })
      refusedWith(await reviewer.call(contract.decideTrainerApplication, { id, approve: false }), 10002)
      refusedWith(await reviewer.call(contract.decideTrainerApplication, { id: 999_999, approve: true }), 404)
      const subject = eq(auditEntry.subject, `trainer application ${id}`)
      expect(await portal.db.select().from(auditEntry).where(subject)).toMatchObject([
        { actor: 'reviewer@demo.test', act: 'approve' },
      ])
    })

    test('is not decided by the applicant, on whichever address', async () => {
      const own = unwrap(await apply(await sent(), { email: 'Reviewer@demo.test' })).applicationId
      const reviewer = await staff(portal, 'reviewer')
      refusedWith(await reviewer.call(contract.decideTrainerApplication, { id: own, approve: true }), 403)
      expect(await stored(own)).toMatchObject({ state: 'underReview', decidedBy: null })
    })

    test.each([
      [true, 'Not this.', { state: 'accepted', reason: null }, {}],
      [false, 'Not yet.', { state: 'rejected', reason: 'Not yet.' }, { reason: 'Not yet.' }],
      [false, undefined, { state: 'rejected', reason: null }, {}],
    ] as const)(
      'decided (%s) for the reason %s is told to the applicant by name',
      async (approve, reason, kept, data) => {
        const id = await applied()
        await portal.db.delete(mail)
        const reviewer = await staff(portal, 'reviewer')
        unwrap(
          await reviewer.call(contract.decideTrainerApplication, { id, approve, ...(reason && { reason }) }),
        )
        expect(await stored(id)).toMatchObject({ ...kept, decidedAt: new Date(portal.clock.now) })
        const expected = { kind: approve ? 'trainerAccepted' : 'trainerRejected', site: 'en', language: 'en' }
        const [row, ...others] = await portal.db.select().from(mail)
        expect(row).toMatchObject({ ...expected, learnerId: null, email: 'grace@example.org' })
        expect([row?.data, others]).toEqual([{ name: 'Grace Hopper', ...data }, []])
      },
    )

    test('has a file that only the requesting reviewer can save', async () => {
      const id = await applied()
      const { cookie } = await signIn(portal, 'reviewer@demo.test', { roles: ['reviewer'] })
      const waiting = rowsOrThrow(await portal.api(cookie).call(contract.getTrainerApplications, {}))
      const link = waiting.find((each) => each.id === id)?.file as string
      const response = await portal.request(link, { headers: { Cookie: cookie } })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-disposition')).toContain(`filename="trainer-${id}.pdf"`)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      const other = await signIn(portal, 'second@demo.test')
      expect((await portal.request(link, { headers: { Cookie: other.cookie } })).status).toBe(403)
      const token = { Authorization: `Bearer the-operators-token-of-these-tests-only` }
      expect((await portal.request(link, { headers: token })).status).toBe(403)
      const command = portal.api(null, { headers: token })
      const all = rowsOrThrow(await command.call(contract.getTrainerApplications, {}))
      const own = all.find((each) => each.id === id)?.file as string
      expect((await portal.request(own, { headers: token })).status).toBe(200)
      expect((await portal.request(own)).status).toBe(403)
    })

    test('that was rejected is erased with its file within three business days', async () => {
      const id = await applied()
      const { file: key } = await stored(id)
      const reviewer = await staff(portal, 'reviewer')
      const decision = { id, approve: false, reason: 'No practice yet.' }
      unwrap(await reviewer.call(contract.decideTrainerApplication, decision))
      const decidedAt = portal.clock.now
      portal.clock.now = decidedAt + 2 * day
      await work()
      expect(await stored(id)).toMatchObject({ state: 'rejected', firstName: 'Grace' })
      expect(await isKept(key as string)).toBe(true)
      portal.clock.now = decidedAt + 5 * day - hour - 1
      await work()
      expect(await stored(id)).toMatchObject({ state: 'rejected' })
      portal.clock.now += 1
      await work()
      expect(await stored(id)).toMatchObject({
        state: 'erased',
        firstName: '',
        lastName: '',
        email: '',
        ...{ phone: '', country: '', company: '', languages: [], subjects: [] },
        experience: '',
        file: null,
        reason: null,
      })
      expect(await isKept(key as string)).toBe(false)
    })
  })
})
