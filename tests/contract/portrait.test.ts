import { eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '#server/db/schema/file.ts'
import { uploadPortrait } from '#src/contract/identity/portrait.ts'
import { deleteAccount, exportLearner } from '#src/contract/identity/profile.ts'
import { getSession } from '#src/contract/identity/session.ts'
import * as files from '../fixtures/files.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

describe.each(databases)('a portrait on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const send = (cookie: string | null, bytes: Uint8Array, name = 'me.png') =>
    portal.api(cookie).call(uploadPortrait, { image: files.fileOf(bytes, name, 'image/png') })
  const stored = async (url: string) => {
    const found = eq(file.key, url.replace('/avatars/', 'avatar-'))
    return (await portal.db.select().from(file).where(found)).length === 1
  }

  test('is public under a random name, and part of user info', async () => {
    const { cookie } = await signIn(portal, 'public@demo.test')
    const { url } = unwrap(await send(cookie, await files.png()))
    expect(url).toMatch(/^\/avatars\/[0-9a-f]{32}\.png$/)
    expect(unwrap(await portal.api(cookie).call(getSession, {}))?.photoUrl).toBe(url)
    const response = await portal.request(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('is re-encoded, without camera metadata or data hidden after the image', async () => {
    const { cookie } = await signIn(portal, 'anew@demo.test')
    for (const bytes of [await files.jpeg(), await files.polyglot()]) {
      const { url } = unwrap(await send(cookie, bytes, 'me.jpg'))
      const answer = Buffer.from(await (await portal.request(url)).arrayBuffer())
      for (const trace of ['the camera of somebody', '<script>', 'PK\u0003\u0004'])
        expect(answer.toString('latin1')).not.toContain(trace)
    }
  })

  test('is never larger than it is shown', async () => {
    const { cookie } = await signIn(portal, 'large@demo.test')
    const large = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer()
    const { url } = unwrap(await send(cookie, large))
    const answer = Buffer.from(await (await portal.request(url)).arrayBuffer())
    expect(await sharp(answer).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
  })

  test('takes the place of the one before', async () => {
    const { cookie } = await signIn(portal, 'again@demo.test')
    const first = unwrap(await send(cookie, await files.png())).url
    const second = unwrap(await send(cookie, await files.jpeg())).url
    expect(await stored(first)).toBe(false)
    expect(await stored(second)).toBe(true)
    expect((await portal.request(first)).status).toBe(404)
  })

  test.each([
    ['an SVG', async () => files.svg],
    ['a page', async () => files.html],
    ['a PDF', async () => files.pdf],
    ['30,000 x 30,000 points', async () => files.hugePicture()],
    ['the beginning of a picture', async () => (await files.png()).subarray(0, 40)],
    ['more than 204,800 bytes', async () => Buffer.concat([await files.png(), Buffer.alloc(204_800)])],
    ['a megabyte', async () => Buffer.concat([await files.png(), Buffer.alloc(1_048_576)])],
  ])('that is %s is refused, and nothing changes', async (_, make) => {
    const { cookie } = await signIn(portal, 'refused@demo.test')
    refusedWith(await send(cookie, await make()), 400)
    expect(unwrap(await portal.api(cookie).call(getSession, {}))?.photoUrl).toBeNull()
  })

  test('needs a session', async () => {
    refusedWith(await send(null, await files.png()), 401)
    const count = (await portal.db.select().from(file).where(like(file.key, 'avatar-%'))).length
    expect((await portal.request('/avatars/../media/site-walk.mp4')).status).not.toBe(200)
    expect((await portal.request(`/avatars/${'0'.repeat(32)}.png`)).status).toBe(404)
    expect(count).toBeGreaterThan(0)
  })

  test('is in the export, and is deleted with the account', async () => {
    const { cookie } = await signIn(portal, 'held@demo.test')
    const { url } = unwrap(await send(cookie, await files.png()))
    const { link } = unwrap(await portal.api(cookie).call(exportLearner, {}))
    const exported = await (await portal.request(link, { headers: { Cookie: cookie } })).json()
    expect(exported.portrait).toMatch(/^data:image\/png;base64,/)
    unwrap(await portal.api(cookie).call(deleteAccount, { confirmation: 'held@demo.test' }))
    expect(await stored(url)).toBe(false)
  })
})
