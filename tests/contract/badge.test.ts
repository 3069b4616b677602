import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { desc, eq } from 'drizzle-orm'
import { decodeProtectedHeader, importJWK, type JSONWebKeySet, type JWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntry } from '#server/db/schema/audit.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { mail } from '#server/db/schema/mail.ts'
import type { Random } from '#server/ports/random.ts'
import { assignStatusIndex } from '#server/services/learning/badge/status-list.ts'
import { getBadge } from '#src/contract/learning/badge.ts'
import {
  getMyCertificates,
  reinstateCertificate,
  revokeCertificate,
  verifyCertificate,
} from '#src/contract/learning/certificate.ts'
import { getCertificateLink } from '#src/contract/learning/certificate-document.ts'
import { computeCertificateEnd } from '#src/domain/certificate/validity.ts'
import { issuerPath, keySetPath, statusListPath } from '#src/hosting/server-path.ts'
import { openBadge } from '../fixtures/open-badge.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { staff } from '../fixtures/server/training.ts'

describe.each(databases)('badges on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  let holders = 0
  async function holder(certificationId = 2) {
    holders += 1
    const email = `Badge-${holders}@demo.test`
    const { cookie, learnerId } = await signIn(portal, email.toLowerCase())
    const { now } = portal.clock
    const [kept] = await portal.db
      .insert(certificate)
      .values({
        ...{ number: `VSA-2026-BADGE${holders}`, learnerId, certificationId },
        ...{ issuedAt: new Date(now), validUntil: new Date(computeCertificateEnd(now)) },
      })
      .returning()
    return { cookie, email, number: kept?.number as string, id: kept?.id as number, api: portal.api(cookie) }
  }

  /** Verifies a token with public data only; returns its contents. */
  async function checked(token: string) {
    const keySet = (await (await portal.request(keySetPath)).json()) as JSONWebKeySet
    const { kid = '', alg } = decodeProtectedHeader(token)
    const [at, id] = kid.split('#')
    expect([new URL(at as string).pathname, alg]).toEqual([keySetPath, 'EdDSA'])
    const key = await importJWK(keySet.keys.find((each) => each.kid === id) as JWK, 'EdDSA')
    const { payload } = await jwtVerify(token, key, {
      typ: 'vc+jwt',
      currentDate: new Date(portal.clock.now),
    })
    return payload
  }

  async function badgeOf(
    { api, id, cookie }: Awaited<ReturnType<typeof holder>>,
    kind: 'certificate' | 'medal',
  ) {
    const { link } = unwrap(await api.call(getBadge, { id, kind }))
    const response = await portal.request(link, { headers: { Cookie: cookie } })
    expect(response.headers.get('content-type')).toBe('application/vc+jwt')
    const payload = await checked(await response.text())
    return { payload, badge: openBadge.parse(payload), name: response.headers.get('content-disposition') }
  }

  async function isRevoked(index: number): Promise<boolean> {
    const response = await portal.request(statusListPath)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const { credentialSubject } = (await checked(await response.text())) as {
      credentialSubject: { type: string; statusPurpose: string; encodedList: string }
    }
    expect(credentialSubject).toMatchObject({ type: 'BitstringStatusList', statusPurpose: 'revocation' })
    const bits = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'))
    expect([credentialSubject.encodedList[0], bits.byteLength * 8]).toEqual(['u', 131_072])
    return ((bits[index >> 3] as number) & (0x80 >> (index & 7))) !== 0
  }

  test('a certificate is a credential that anybody can verify: issuer, holder, achievement and end', async () => {
    const own = await holder()
    const { badge, payload, name } = await badgeOf(own, 'certificate')
    expect(name).toContain('VSA-2026-BADGE')
    const [told] = badge.credentialSubject.identifier
    const hash = createHash('sha256')
      .update(own.email.toLowerCase() + told?.salt)
      .digest('hex')
    expect(told?.identityHash).toBe(`sha256$${hash}`)
    expect(JSON.stringify(payload)).not.toContain(own.email.toLowerCase())
    expect(payload).toMatchObject({ iss: badge.issuer.id, jti: badge.id })
    expect((payload.exp as number) * 1000).toBe(Math.floor(Date.parse(badge.validUntil) / 1000) * 1000)
    const profile = await portal.request(issuerPath)
    expect(profile.headers.get('content-type')).toContain('application/ld+json')
    expect(await profile.json()).toMatchObject({
      id: badge.issuer.id,
      type: ['Profile'],
      name: badge.issuer.name,
    })
  })

  test('a medal is a separate credential; a certification without a level has none', async () => {
    const { badge } = await badgeOf(await holder(), 'medal')
    expect(badge.credentialSubject.achievement).toMatchObject({ achievementType: 'Badge' })
    expect(badge.id).toMatch(/#medal$/)
    const { api, id } = await holder(1)
    refusedWith(await api.call(getBadge, { id, kind: 'medal' }), 404)
  })

  test('it is available to its holder only', async () => {
    const [own, other] = [await holder(), await holder()]
    refusedWith(await other.api.call(getBadge, { id: own.id, kind: 'certificate' }), 404)
  })

  test('an index that is taken is drawn again', async () => {
    const [one, other] = [await holder(), await holder()]
    const draws = [7, 7, 8]
    const random: Random = (size) => {
      const bytes = Buffer.alloc(size)
      bytes.writeUInt32BE(draws.shift() ?? 9)
      return bytes
    }
    expect(await assignStatusIndex(portal.db, one.id, random)).toBe(7)
    expect(await assignStatusIndex(portal.db, other.id, random)).toBe(8)
    expect(await assignStatusIndex(portal.db, one.id, random)).toBe(7)
  })

  test('its index in the status list stays the same, and shows its revocation', async () => {
    const [own, other] = [await holder(), await holder()]
    const entry = async (who: typeof own) =>
      Number((await badgeOf(who, 'certificate')).badge.credentialStatus.statusListIndex)
    const [index, others] = [await entry(own), await entry(other)]
    expect(await entry(own)).toBe(index)
    expect(others).not.toBe(index)
    expect(await isRevoked(index)).toBe(false)
    const reviewer = await staff(portal, 'reviewer')
    const revocation = { number: own.number.toLowerCase(), reason: 'Another person sat the exam.' }
    refusedWith(await own.api.call(revokeCertificate, revocation), 403)
    refusedWith(await reviewer.call(revokeCertificate, { ...revocation, number: 'VSA-0' }), 404)
    unwrap(await reviewer.call(revokeCertificate, revocation))
    refusedWith(await reviewer.call(revokeCertificate, revocation), 10002)
    expect([await isRevoked(index), await isRevoked(others)]).toEqual([true, false])
    expect(unwrap(await portal.api().call(verifyCertificate, { number: own.number })).status).toBe('revoked')
    expect(unwrap(await own.api.call(getMyCertificates, {}))).toMatchObject([
      { status: 'revoked', reason: revocation.reason, renewable: false, window: null },
    ])
    refusedWith(await own.api.call(getCertificateLink, { id: own.id }), 404)
    refusedWith(await own.api.call(getBadge, { id: own.id, kind: 'certificate' }), 404)
    const mails = await portal.db.select().from(mail).where(eq(mail.kind, 'certificateRevoked'))
    expect(mails).toHaveLength(1)
  })

  test('a wrong revocation is undone by another reviewer: the state is restored, and the log has both', async () => {
    const own = await holder()
    const before = unwrap(await own.api.call(getMyCertificates, {}))
    const index = Number((await badgeOf(own, 'certificate')).badge.credentialStatus.statusListIndex)
    const [first, second] = [await staff(portal, 'reviewer'), await staff(portal, 'reviewer', 'second')]
    const mistake = { number: own.number, reason: 'Another person sat the exam.' }
    const mending = { number: ` ${own.number.toLowerCase()}`, reason: 'It was somebody of the same name.' }
    refusedWith(await second.call(reinstateCertificate, mending), 10002)
    unwrap(await first.call(revokeCertificate, mistake))
    portal.clock.now += 1000
    refusedWith(await first.call(reinstateCertificate, mending), 403)
    refusedWith(await own.api.call(reinstateCertificate, mending), 403)
    refusedWith(await second.call(reinstateCertificate, { ...mending, number: 'VSA-0' }), 404)
    unwrap(await second.call(reinstateCertificate, mending))
    refusedWith(await second.call(reinstateCertificate, mending), 10002)
    expect(await isRevoked(index)).toBe(false)
    expect(unwrap(await portal.api().call(verifyCertificate, { number: own.number })).status).toBe('valid')
    const after = unwrap(await own.api.call(getMyCertificates, {}))
    expect(after.map(({ status, reason }) => [status, reason])).toEqual([['valid', null]])
    expect(after[0]?.validUntil?.slice(0, 10)).toBe(before[0]?.validUntil?.slice(0, 10))
    unwrap(await own.api.call(getCertificateLink, { id: own.id }))
    const log = await portal.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `certificate ${own.number}`))
      .orderBy(desc(auditEntry.id))
    expect(log.map(({ act }) => act)).toEqual(['reinstate', 'revoke'])
    expect(log[0]?.detail).toMatchObject({ reason: mending.reason, revokedReason: mistake.reason })
    const mails = await portal.db.select().from(mail).where(eq(mail.kind, 'certificateReinstated'))
    expect(mails).toHaveLength(1)
  })
})
