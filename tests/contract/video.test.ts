import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabaseStorage } from '#server/adapters/storage-database.ts'
import { file } from '#server/db/schema/file.ts'
import { video } from '#server/db/schema/video.ts'
import { partSize } from '#server/ports/storage.ts'
import { purgeUploads } from '#server/services/platform/upload/save-upload.ts'
import { purgeVideoUploads } from '#server/services/publishing/video/video-upload.ts'
import { getCourse, getVideoAccess } from '#src/contract/catalogue/course.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { codeByReason } from '#src/contract/protocol/codes.ts'
import { findPictures, savePicture } from '#src/contract/publishing/picture.ts'
import { findVideos, saveCaptions, saveVideo, videoUploadPath } from '#src/contract/publishing/video.ts'
import { fileOf, jpeg } from '../fixtures/files.ts'
import { largerVideo } from '../fixtures/mp4.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { contextOf, refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const token = { Authorization: `Bearer ${operatorToken}` }
const tus = { 'Tus-Resumable': '1.0.0' }
const day = 24 * 60 * 60 * 1000

describe.each(databases)('a video on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const editor = () => portal.api(null, { headers: token })
  const send = (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Uint8Array<ArrayBuffer>,
  ) => portal.request(path, { method, headers: { ...tus, ...token, ...headers }, ...(body && { body }) })
  const begin = (size: number, headers: Record<string, string> = {}) =>
    send('POST', videoUploadPath, { 'Upload-Length': String(size), ...headers })
  const append = (address: string, offset: number, bytes: Uint8Array) =>
    send(
      'PATCH',
      address,
      { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
      Uint8Array.from(bytes),
    )
  const offsetOf = async (address: string) => {
    const response = await send('HEAD', address, {})
    return response.status === 200 ? Number(response.headers.get('upload-offset')) : response.status
  }
  const idOf = (address: string) => address.split('/').at(-1) as string
  /** Uploads a whole video; returns its id. */
  const upload = async (bytes: Uint8Array): Promise<string> => {
    const address = (await begin(bytes.length)).headers.get('location') as string
    expect((await append(address, 0, bytes)).status).toBe(204)
    return idOf(address)
  }
  const storedKeys = async () =>
    (await portal.db.select({ key: file.key }).from(file)).map(({ key }) => key).sort()
  const large = largerVideo(partSize)

  test('arrives in pieces of any size, and is continued where the last one ended', async () => {
    const address = (await begin(large.length)).headers.get('location') as string
    expect(address).toMatch(new RegExp(`^${videoUploadPath}/[0-9a-f]{32}$`))
    const ends = [10, 3_000_000, partSize + 20, large.length]
    for (const [index, end] of ends.entries()) {
      const start = ends[index - 1] ?? 0
      expect(await offsetOf(address)).toBe(start)
      expect((await append(address, start, large.subarray(start, end))).headers.get('upload-offset')).toBe(
        String(end),
      )
    }
    const details = unwrap(await editor().call(saveVideo, { name: 'in-pieces', upload: idOf(address) }))
    expect(details).toEqual({ seconds: 60, width: 640, height: 360 })
    expect(await offsetOf(address)).toBe(404)
    const videos = await portal.db.select().from(file).where(eq(file.type, 'video/mp4'))
    const stored = videos.find(({ size }) => size === large.length)
    const storage = createDatabaseStorage(portal.db)
    const bytes = Buffer.concat(
      await Array.fromAsync(storage.read(stored?.key as string, 0, large.length - 1)),
    )
    expect(bytes.equals(large)).toBe(true)
    expect((await storedKeys()).filter((key) => key.endsWith('.tail'))).toEqual([])
  })

  test('that breaks off keeps what has arrived', async () => {
    const address = (await begin(large.length)).headers.get('location') as string
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(large.subarray(0, 5000)),
      async pull(controller) {
        await wait(100)
        controller.error(new Error('The connection is lost'))
      },
    })
    const headers = {
      ...tus,
      ...token,
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    }
    const sent = portal.request(address, {
      method: 'PATCH',
      headers,
      body: broken,
      duplex: 'half',
    } as RequestInit)
    await sent.catch(() => {})
    expect(await offsetOf(address)).toBe(5000)
    expect((await append(address, 5000, large.subarray(5000))).status).toBe(204)
    expect(
      unwrap(await editor().call(saveVideo, { name: 'broken-off', upload: idOf(address) })).seconds,
    ).toBe(60)
  })

  test('is not continued at another place than its end, nor beyond its size', async () => {
    const address = (await begin(20)).headers.get('location') as string
    expect((await append(address, 0, large.subarray(0, 5))).status).toBe(204)
    expect((await append(address, 0, large.subarray(0, 5))).status).toBe(409)
    expect((await append(address, 5, large.subarray(0, 16))).status).toBe(413)
    expect(await offsetOf(address)).toBe(5)
    expect((await begin(4 * 1024 ** 3 + 1)).status).toBe(413)
  })

  test('can be taken back while it arrives', async () => {
    const before = await storedKeys()
    const address = (await begin(20)).headers.get('location') as string
    await append(address, 0, large.subarray(0, 5))
    expect((await send('DELETE', address, {})).status).toBe(204)
    expect(await offsetOf(address)).toBe(404)
    expect(await storedKeys()).toEqual(before)
  })

  test('comes from editors only, and from the portal’s own pages', async () => {
    const reader = await signIn(portal)
    const own = { 'X-Requested-With': 'fetch' }
    const asReader = (headers: Record<string, string>) =>
      portal.request(videoUploadPath, {
        method: 'POST',
        headers: { ...tus, 'Upload-Length': '5', ...headers },
      })
    expect((await asReader({})).status).toBe(401)
    expect((await asReader({ Cookie: reader.cookie, ...own })).status).toBe(403)
    const response = await begin(5, { Origin: 'https://elsewhere.example' })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('that is not complete or unknown is not saved', async () => {
    const address = (await begin(20)).headers.get('location') as string
    const early = await editor().call(saveVideo, { name: 'early', upload: idOf(address) })
    refusedWith(early, codeByReason.conflict)
    expect(contextOf(early)).toMatchObject({ reason: 'uploadIncomplete' })
    refusedWith(
      await editor().call(saveVideo, { name: 'none', upload: '0'.repeat(32) }),
      codeByReason.notFound,
    )
  })

  test('that browsers can’t play is refused and deleted', async () => {
    const before = await storedKeys()
    const refused = await editor().call(saveVideo, {
      name: 'text',
      upload: await upload(Buffer.from('This is a text and not a video.')),
    })
    refusedWith(refused, codeByReason.invalid)
    expect(contextOf(refused)).toMatchObject({ reason: 'unplayableVideo' })
    expect(await storedKeys()).toEqual(before)
  })

  test('replaces the video of its name in the courses that show it, whose sites are published again', async () => {
    const { cookie } = await signIn(portal, 'viewer@demo.test')
    unwrap(await portal.api(cookie).call(enrolInCourse, { id: 1, emailNotification: 'notSubscribed' }))
    const access = async () =>
      unwrap(await portal.api(cookie).call(getVideoAccess, { id: 1, chapterId: 104 }))
    const before = await access()
    expect(before.key).toBe('power-curve.mp4')
    const bytes = largerVideo(0)
    unwrap(await editor().call(saveVideo, { name: 'power-curve', upload: await upload(bytes) }))
    const after = await access()
    expect(after.key).not.toBe(before.key)
    const { chapters } = unwrap(await portal.api().call(getCourse, { id: 1 }))
    expect(chapters.find(({ id }) => id === 104)).toMatchObject({ seconds: 60 })
    const response = await portal.request(after.url, { headers: { Cookie: cookie, Range: 'bytes=4-7' } })
    expect([response.status, await response.text()]).toEqual([206, 'ftyp'])
    const watching = await portal.request(before.url, { headers: { Cookie: cookie, Range: 'bytes=4-7' } })
    expect(watching.status).toBe(206)
    await purgeUploads(portal.db, createDatabaseStorage(portal.db), portal.clock.now + day + 1)
    expect(await storedKeys()).not.toContain('power-curve.mp4')
  })

  test('has stored pictures of it, and is listed with the languages of its captions', async () => {
    const save = async (names: string[]) =>
      editor().call(saveVideo, { name: 'with-stills', upload: await upload(largerVideo(0)), stills: names })
    refusedWith(await save(['0'.repeat(32)]), codeByReason.invalid)
    const image = fileOf(await jpeg(), 'still.jpg', 'image/jpeg')
    const { name } = unwrap(await editor().call(savePicture, { image }))
    unwrap(await save([name]))
    const [row] = await portal.db.select().from(video).where(eq(video.name, 'with-stills'))
    expect(row?.stills).toEqual([{ name, width: 40, height: 30 }])
    const rows = rowsOrThrow(await editor().call(findVideos, {}))
    expect(rows.find((each) => each.name === 'with-stills')).toEqual({
      ...{ name: 'with-stills', seconds: 60, captions: [] },
    })
    expect(rows.find((each) => each.name === 'heat-scan')?.captions).toContain('de')
    const videosOf = async () =>
      rowsOrThrow(await editor().call(findPictures, { query: 'still.jpg' })).map(({ videos }) => videos)
    expect(await videosOf()).toEqual([['with-stills']])
    unwrap(await save([]))
    expect(await videosOf()).toEqual([[]])
  })

  test('has captions from WebVTT or SRT, whose text is the transcript', async () => {
    const { cookie } = await signIn(portal, 'viewer@demo.test')
    const captions = (text: string, name = 'site-walk', language = 'vi') =>
      editor().call(saveCaptions, {
        ...{ name, language },
        file: fileOf(Buffer.from(text), 'captions.srt', 'text/plain'),
      })
    expect(unwrap(await captions('1\n00:00:01,000 --> 00:00:02,000\nXin chào\n'))).toEqual({
      ...{ captions: 1, findings: [] },
    })
    const access = unwrap(await portal.api(cookie).call(getVideoAccess, { id: 1, chapterId: 101 }))
    const url = access.captions.find(({ language }) => language === 'vi')?.url as string
    const response = await portal.request(url, { headers: { Cookie: cookie } })
    expect(await response.text()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nXin chào\n')
    const broken = await captions('1\n00:00:01,000 --> 00:00:00,500\nno\n')
    refusedWith(broken, codeByReason.invalid)
    expect(contextOf(broken)).toMatchObject({
      ...{ reason: 'unreadableCaptions', line: 2 },
      issues: [{ path: 'line 2', message: expect.stringContaining('correct them') }],
    })
    const inPolish = await portal
      .api(null, { headers: token, siteId: 21, languageId: 10 })
      .call(saveCaptions, {
        ...{ name: 'site-walk', language: 'vi' },
        file: fileOf(Buffer.from('1\n00:00:01,000 --> 00:00:00,500\nno\n'), 'captions.srt', 'text/plain'),
      })
    expect(contextOf(inPolish)).toMatchObject({
      issues: [{ path: 'line 2', message: expect.stringContaining('popraw je') }],
    })
    const late = unwrap(await captions('1\n00:00:59,000 --> 00:01:09,000\nlate\n'))
    expect(late).toMatchObject({ captions: 1, findings: [{ level: 'warning', line: 2 }] })
    const foreign = await captions('1\n00:00:01,000 --> 00:00:02,000\na\n', 'site-walk', 'xx')
    refusedWith(foreign, codeByReason.invalid)
    expect(contextOf(foreign)).toMatchObject({ fields: ['language'], issues: [{ path: 'language' }] })
    refusedWith(await captions('WEBVTT\n\n00:01.000 --> 00:02.000\na\n', 'unknown'), codeByReason.notFound)
  })

  test('that nobody continues for a week is deleted', async () => {
    const address = (await begin(20)).headers.get('location') as string
    await append(address, 0, large.subarray(0, 5))
    const storage = createDatabaseStorage(portal.db)
    const week = portal.clock.now + 7 * day
    await purgeVideoUploads(portal.db, storage, week)
    expect(await offsetOf(address)).toBe(5)
    await purgeVideoUploads(portal.db, storage, week + 1)
    expect(await offsetOf(address)).toBe(404)
    expect((await storedKeys()).filter((key) => key.endsWith('.tail'))).toEqual([])
  })
})
