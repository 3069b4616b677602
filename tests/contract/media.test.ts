import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getVideoAccess } from '#src/contract/catalogue/course.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const hour = 60 * 60 * 1000

describe.each(databases)('media on $name', ({ open }) => {
  let portal: Portal
  let cookie: string
  let url: string
  let captions: string
  let bytes: Buffer
  beforeAll(async () => {
    portal = await openPortal(await open())
    cookie = (await signIn(portal)).cookie
    await portal.api(cookie).call(enrolInCourse, { id: 1, emailNotification: 'notSubscribed' })
    const access = unwrap(await portal.api(cookie).call(getVideoAccess, { id: 1, chapterId: 101 }))
    url = access.url
    captions = access.captions.find((each) => each.language === 'ar')?.url as string
    bytes = await readFile(join('content/videos', access.key.replace('.mp4', ''), 'video.mp4'))
  })
  afterAll(() => portal.close())

  const ask = (headers: Record<string, string> = {}, method = 'GET', address = url) =>
    portal.request(address, { method, headers: { Cookie: cookie, ...headers } })

  test('the session that asked gets the whole video, privately', async () => {
    const response = await ask()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('video/mp4')
    expect(response.headers.get('cache-control')).toMatch(/^private/)
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    const digest = (of: Uint8Array) => createHash('sha256').update(of).digest('hex')
    expect(digest(new Uint8Array(await response.arrayBuffer()))).toBe(digest(bytes))
  })

  test('captions are signed in the same way', async () => {
    const response = await ask({}, 'GET', captions)
    expect(response.headers.get('content-type')).toContain('text/vtt')
    expect(await response.text()).toMatch(/^WEBVTT/)
  })

  test('another session, or none, gets nothing', async () => {
    const other = await signIn(portal, 'second@demo.test')
    expect((await ask({ Cookie: other.cookie })).status).toBe(403)
    expect((await portal.request(url)).status).toBe(403)
  })

  test('a new session of the same learner gets nothing by the old address', async () => {
    const again = await signIn(portal)
    expect((await ask({ Cookie: again.cookie })).status).toBe(403)
  })

  test('an address can be used for no other file, and not be prolonged', async () => {
    expect((await ask({}, 'GET', url.replace('site-walk.mp4', 'heat-scan.mp4'))).status).toBe(403)
    const later = url.replace(/until=\d+/, (found) => `until=${Number(found.slice(6)) + 1}`)
    expect((await ask({}, 'GET', later)).status).toBe(403)
    expect((await ask({}, 'GET', url.replace(/sig=.*/, 'sig='))).status).toBe(403)
    expect((await ask({}, 'GET', url.replace(/\?.*/, ''))).status).toBe(403)
  })

  test.each([
    ['the first bytes', 'bytes=0-99', 0, 99],
    [
      'a stretch over the border of two pieces',
      `bytes=${256 * 1024 - 10}-${256 * 1024 + 10}`,
      256 * 1024 - 10,
      256 * 1024 + 10,
    ],
    ['from somewhere to the end', 'bytes=1000-', 1000, -1],
    ['the last bytes', 'bytes=-7', -7, -1],
    ['more than there is', 'bytes=5-999999999', 5, -1],
  ])('a range returns 206 with %s', async (_, range, from, to) => {
    const first = from < 0 ? bytes.length + from : from
    const last = to < 0 ? bytes.length - 1 : to
    const response = await ask({ Range: range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/${bytes.length}`)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(first, last + 1))).toBe(true)
  })

  test('a range behind the end returns 416 with the size', async () => {
    const response = await ask({ Range: `bytes=${bytes.length}-` })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
  })

  test('a range of a file that has changed since is answered with the whole file', async () => {
    const etag = (await ask({}, 'HEAD')).headers.get('etag') as string
    expect((await ask({ Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206)
    expect((await ask({ Range: 'bytes=0-9', 'If-Range': '"older"' })).status).toBe(200)
  })

  test('HEAD returns the size and no body', async () => {
    const response = await ask({}, 'HEAD')
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(await response.text()).toBe('')
  })

  test('an address expires after two hours', async () => {
    portal.clock.now += 2 * hour - 1
    expect((await ask({}, 'HEAD')).status).toBe(200)
    portal.clock.now += 1
    expect((await ask({}, 'HEAD')).status).toBe(403)
  })
})
