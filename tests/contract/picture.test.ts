import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCourse } from '#src/contract/catalogue/course.ts'
import { getNews } from '#src/contract/catalogue/news.ts'
import { getContentItem, publishItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { getPictureLink, savePicture } from '#src/contract/publishing/picture.ts'
import type { DocumentPicture } from '#src/domain/content-item/document-picture.ts'
import * as files from '../fixtures/files.ts'
import { databases } from '../fixtures/server/databases.ts'
import { draftStart } from '../fixtures/server/draft-start.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

/** The European site, and two of its languages. */
const [eu, german, polish] = [21, 4, 10]
const headers = { Authorization: `Bearer ${operatorToken}` }
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a6a5a' } })

describe.each(databases)('a picture on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const editor = () => portal.api(null, { headers })
  const send = (bytes: Uint8Array, api = editor()) =>
    api.call(savePicture, { image: files.fileOf(bytes, 'site.jpg', 'image/jpeg') })
  const original = async (name: string) => {
    const { link } = unwrap(await editor().call(getPictureLink, { name }))
    return portal.request(link, { headers })
  }
  /** Publishes course 3 with a picture; returns the call's result. */
  const publish = async (picture: DocumentPicture | undefined) => {
    const item = unwrap(await editor().call(getContentItem, { family: 'course', id: 3 }))
    const { picture: _, ...document } = item.published ?? {}
    const draft = {
      ...{ family: 'course' as const, id: 3, ...draftStart(item) },
      document: { ...document, picture },
    }
    unwrap(await editor().call(saveDraft, draft))
    return editor().call(publishItem, { family: 'course', id: 3 })
  }

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is kept from %s, once however often it is sent',
    async (format) => {
      const bytes = await drawn(800, 450).toFormat(format).toBuffer()
      const stored = unwrap(await send(bytes))
      expect(stored).toEqual({ name: expect.stringMatching(/^[0-9a-f]{32}$/), width: 800, height: 450 })
      expect(unwrap(await send(bytes))).toEqual(stored)
      const response = await original(stored.name)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    },
  )

  test('of a video is shown beside its chapters in turn, so that chapters look different', async () => {
    const { chapters } = unwrap(await portal.api().call(getCourse, { id: 1 }))
    const stills = chapters.map(({ still }) => still)
    expect(stills[0]).toMatchObject({ width: 240, height: 135 })
    expect(new Set(stills.map((still) => still?.name)).size).toBe(chapters.length)
    for (const { name = '' } of stills.map((still) => ({ ...still })))
      expect((await original(name)).headers.get('content-type')).toBe('image/webp')
  })

  test('is re-encoded: upright, no wider than pages need, without metadata of the camera', async () => {
    const turned = await drawn(4000, 2000)
      .withExif({ IFD0: { Artist: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const stored = unwrap(await send(turned))
    expect([stored.width, stored.height]).toEqual([2000, 4000])
    const answer = Buffer.from(await (await original(stored.name)).arrayBuffer())
    expect(answer.toString('latin1')).not.toContain('somebody')
    expect(unwrap(await send(await drawn(4000, 2000).png().toBuffer())).width).toBe(3840)
  })

  test('is refused when it is invalid, truncated, or code that looks like a picture', async () => {
    const whole = await drawn(800, 450).jpeg().toBuffer()
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    )
    for (const bytes of [Buffer.from('hello'), new Uint8Array(), whole.subarray(0, 300), svg])
      refusedWith(await send(bytes), 400)
  })

  test('is for editors only: neither readers nor learners nor trainers store or find one', async () => {
    const bytes = await drawn(8, 8).png().toBuffer()
    refusedWith(await send(bytes, portal.api()), 403)
    for (const account of ['learner@demo.test', 'trainer@demo.test']) {
      const { cookie } = await signIn(portal, account)
      refusedWith(await send(bytes, portal.api(cookie)), 403)
    }
    refusedWith(await editor().call(getPictureLink, { name: '0'.repeat(32) }), 404)
  })

  test('is shown by an item that references it, and no longer once it does not', async () => {
    const stored = unwrap(await send(await drawn(1600, 900).jpeg().toBuffer()))
    unwrap(await publish(stored))
    expect(unwrap(await portal.api().call(getCourse, { id: 3 })).picture).toEqual(stored)
    unwrap(await publish(undefined))
    expect(unwrap(await portal.api().call(getCourse, { id: 3 })).picture).toBeNull()
  })

  test('has its text in the reader’s language, and its focus', async () => {
    const stored = unwrap(await send(await drawn(900, 500).jpeg().toBuffer()))
    const focus = { x: 30, y: 70 }
    const texts = { en: { alt: 'A door with a reader' }, de: { alt: 'Eine Tür mit Leser' } }
    unwrap(await publish({ ...stored, focus, texts }))
    for (const [languageId, alt] of [
      [german, texts.de.alt],
      [polish, texts.en.alt],
    ] as const) {
      const readers = portal.api(null, { siteId: eu, languageId })
      expect(unwrap(await readers.call(getCourse, { id: 3 })).picture).toEqual({ ...stored, focus, alt })
    }
    unwrap(await publish(undefined))
  })

  test('of a news item is one of several, in their order', async () => {
    const stored = unwrap(await send(await drawn(900, 500).jpeg().toBuffer()))
    const name = { family: 'news', id: 1 } as const
    const item = unwrap(await editor().call(getContentItem, name))
    const pictures = [{ ...stored, texts: { en: { alt: 'First' } } }, stored]
    const document = { ...item.published, pictures }
    unwrap(await editor().call(saveDraft, { ...name, ...draftStart(item), document }))
    unwrap(await editor().call(publishItem, name))
    expect(unwrap(await portal.api().call(getNews, { id: 1 })).pictures).toEqual([
      { ...stored, alt: 'First' },
      stored,
    ])
    const unknown = { ...document, pictures: [{ ...stored, name: '0'.repeat(32) }] }
    const again = unwrap(await editor().call(getContentItem, name))
    const { findings } = unwrap(
      await editor().call(saveDraft, { ...name, ...draftStart(again), document: unknown }),
    )
    expect(findings.map(({ rule }) => rule)).toContain('unknownPicture')
  })

  test('that is missing, or of another size, is found by the check', async () => {
    const stored = unwrap(await send(await drawn(1000, 500).jpeg().toBuffer()))
    for (const wrong of [
      { ...stored, name: '0'.repeat(32) },
      { ...stored, width: 2000 },
    ]) {
      const refused = await publish(wrong)
      refusedWith(refused, 400)
      expect(JSON.stringify(refused)).toContain('unknownPicture')
    }
    expect(unwrap(await portal.api().call(getCourse, { id: 3 })).picture).toBeNull()
  })
})
