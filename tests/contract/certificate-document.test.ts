import { eq, like } from 'drizzle-orm'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabaseStorage } from '#server/adapters/storage-database.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { file } from '#server/db/schema/file.ts'
import { learner } from '#server/db/schema/learner.ts'
import { rateLimitCount } from '#server/db/schema/limit.ts'
import { purgeUploads } from '#server/services/platform/upload/save-upload.ts'
import { deleteAccount } from '#src/contract/identity/profile.ts'
import * as contract from '#src/contract/learning/certificate-document.ts'
import { qrCodeTokenType } from '#src/domain/certificate/qr-code-claims.ts'
import { keySetPath } from '#src/hosting/server-path.ts'
import { readQrCode } from '../fixtures/qr-code.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { contextOf, refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const year = 365 * 24 * 60 * 60 * 1000
const company = { company: 'Engines', vatNumber: 'PL 526-000-12-46' }

describe.each(databases)('documents of certificates on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  let holders = 0

  /** Creates a learner with a certificate. */
  async function holder(profile: Partial<typeof learner.$inferInsert> = {}, validFor = 2 * year) {
    holders += 1
    const email = `holder-${holders}@demo.test`
    const { cookie, learnerId } = await signIn(portal, email)
    if (Object.keys(profile).length > 0)
      await portal.db.update(learner).set(profile).where(eq(learner.id, learnerId))
    const [kept] = await portal.db
      .insert(certificate)
      .values({
        number: `VSA-2026-TEST${holders}`,
        learnerId,
        certificationId: 2,
        issuedAt: new Date(portal.clock.now),
        validUntil: new Date(portal.clock.now + validFor),
        publicName: true,
      })
      .returning()
    return { cookie, learnerId, email, id: kept?.id as number, api: portal.api(cookie) }
  }

  const read = (link: string, cookie: string) => portal.request(link, { headers: { Cookie: cookie } })
  const files = (learnerId: number) =>
    portal.db
      .select()
      .from(file)
      .where(like(file.key, `learner-${learnerId}-%`))

  test('the holder’s is a PDF download, for this session only, and not cached', async () => {
    const { api, id, cookie, email } = await holder()
    const { link } = unwrap(await api.call(contract.getCertificateLink, { id }))
    const response = await read(link, cookie)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Certificate VSA-2026-TEST\d+\.pdf"/,
    )
    expect((await response.text()).slice(0, 5)).toBe('%PDF-')
    expect((await read(link, (await signIn(portal, email)).cookie)).status).toBe(403)
    expect((await portal.request(link)).status).toBe(403)
  })

  test('its code leads to the verification, and contains no more than the paper, signed by a published key', async () => {
    const { api, id, cookie } = await holder({ firstName: 'Łukasz', lastName: 'Żółtowski' })
    const { link } = unwrap(await api.call(contract.getCertificateLink, { id, picture: true }))
    const { at, signed } = await readQrCode(await (await read(link, cookie)).text())
    expect(at).toMatch(/^http:\/\/[^/]+\/certificate\/verify\/VSA-2026-TEST\d+$/)
    expect(at.length + 1 + signed.length).toBeLessThanOrEqual(450)
    const keys = createLocalJWKSet((await (await portal.request(keySetPath)).json()) as JSONWebKeySet)
    const currentDate = new Date(portal.clock.now)
    const { payload } = await jwtVerify(signed, keys, { typ: qrCodeTokenType, currentDate })
    const seconds = Math.floor(portal.clock.now / 1000)
    expect(payload).toEqual({
      jti: at.split('/').at(-1),
      sub: 'Łukasz Żółtowski',
      crt: 'Video security associate',
      nbf: seconds,
      exp: Math.floor((portal.clock.now + 2 * year) / 1000),
    })
  })

  test('the file name is in the language of the page', async () => {
    const { cookie, id } = await holder()
    const arabic = portal.api(cookie, { siteId: 3, languageId: 3 })
    const { link } = unwrap(await arabic.call(contract.getCertificateLink, { id }))
    const disposition = (await read(link, cookie)).headers.get('content-disposition') ?? ''
    expect(decodeURIComponent(disposition)).toContain('شهادة VSA-2026-TEST')
  })

  test('a second request renders nothing; another name or the company makes another document', async () => {
    const { api, id, learnerId } = await holder(company)
    const ask = async (showCompany: boolean) =>
      unwrap(await api.call(contract.getCertificateLink, { id, showCompany }))
    await ask(false)
    await ask(false)
    expect(await files(learnerId)).toHaveLength(1)
    await ask(true)
    expect(await files(learnerId)).toHaveLength(2)
    await portal.db.update(learner).set({ lastName: 'Lovelace' }).where(eq(learner.id, learnerId))
    await ask(false)
    expect(await files(learnerId)).toHaveLength(3)
  })

  test('a single name is printed without an extra space', async () => {
    const { api, id, learnerId } = await holder()
    for (const name of [
      { firstName: 'Ada', lastName: '' },
      { firstName: '', lastName: 'Ada' },
    ]) {
      await portal.db.update(learner).set(name).where(eq(learner.id, learnerId))
      unwrap(await api.call(contract.getCertificateLink, { id }))
    }
    expect(await files(learnerId)).toHaveLength(1)
  })

  test('a hundred documents of a learner are made a day, and what is stored is still served', async () => {
    const { api, id, learnerId } = await holder(company)
    const ask = (showCompany: boolean) => api.call(contract.getCertificateLink, { id, showCompany })
    unwrap(await ask(false))
    await portal.db
      .update(rateLimitCount)
      .set({ tries: 100 })
      .where(eq(rateLimitCount.key, `documents of ${learnerId}`))
    const refused = await ask(true)
    refusedWith(refused, 10_022)
    expect(contextOf(refused)).toEqual({ reason: 'waitADay' })
    unwrap(await ask(false))
    expect(await files(learnerId)).toHaveLength(1)
  })

  test('with the company it requires one in the profile', async () => {
    const { api, id } = await holder()
    refusedWith(await api.call(contract.getCertificateLink, { id, showCompany: true }), 10029)
  })

  test('another learner’s is not found', async () => {
    const mine = await holder()
    const other = await holder()
    refusedWith(await mine.api.call(contract.getCertificateLink, { id: other.id }), 404)
    refusedWith(await mine.api.call(contract.getCertificateLink, { id: 999_999 }), 404)
  })

  test('two concurrent requests both get it', async () => {
    const { api, id } = await holder()
    const both = await Promise.all([1, 2, 3].map(() => api.call(contract.getCertificateLink, { id })))
    for (const each of both) expect(unwrap(each).link).toMatch(/\.pdf\?/)
  })

  test('a company’s document requires company and VAT number, a certificate, and a site that offers it', async () => {
    const without = await holder({ company: 'Engines' })
    refusedWith(await without.api.call(contract.getCompanyCertificatesLink, {}), 10029)
    const expired = await holder({ company: 'Old', vatNumber: 'DE999' }, -1)
    refusedWith(await expired.api.call(contract.getCompanyCertificatesLink, {}), 404)
    const { api, cookie } = await holder(company)
    const { link } = unwrap(await api.call(contract.getCompanyCertificatesLink, {}))
    expect((await (await read(link, cookie)).text()).slice(0, 5)).toBe('%PDF-')
  })

  test('a company’s document names other people, so it is deleted after a day', async () => {
    const { api, learnerId } = await holder(company)
    unwrap(await api.call(contract.getCompanyCertificatesLink, {}))
    unwrap(await api.call(contract.getCompanyCertificatesLink, {}))
    expect(await files(learnerId)).toHaveLength(1)
    portal.clock.now += 24 * 60 * 60 * 1000 + 1
    await purgeUploads(portal.db, createDatabaseStorage(portal.db), portal.clock.now)
    expect(await files(learnerId)).toEqual([])
  })

  test('they are deleted with the account', async () => {
    const { api, id, learnerId, email } = await holder()
    await api.call(contract.getCertificateLink, { id })
    expect(await files(learnerId)).toHaveLength(1)
    unwrap(await api.call(deleteAccount, { confirmation: email }))
    expect(await files(learnerId)).toEqual([])
  })
})
