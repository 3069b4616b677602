import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certification } from '#server/db/schema/certification.ts'
import { contentEdition, contentItem } from '#server/db/schema/content.ts'
import { course } from '#server/db/schema/course.ts'
import { video, videoText } from '#server/db/schema/video.ts'
import { isPublicVideo } from '#server/services/catalogue/video/is-public-video.ts'
import { loadIntroductions } from '#server/services/catalogue/video/load-introductions.ts'
import { listItemsWithVideo } from '#server/services/publishing/video/invalidate-video.ts'
import { getCourse } from '#src/contract/catalogue/course.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'

const words = (of: string, language: string) => ({
  ...{ video: of, language, captions: `${of}-${language}.vtt`, transcript: `${of} in ${language}` },
})

describe.each(databases)('introductions of certifications and trailers of courses, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
    const videos = ['plain', 'translated', 'polish']
    await portal.db.insert(video).values(videos.map((name) => ({ name, file: `${name}.mp4`, seconds: 60 })))
    await portal.db
      .insert(videoText)
      .values([words('translated', 'en'), words('translated', 'de'), words('polish', 'pl')])
    await portal.db.update(certification).set({ video: 'translated' }).where(eq(certification.id, 2))
  })
  afterAll(() => portal.close())

  const videoOf = async (name: string | null, language = 'de', id = 2) => {
    const all = ['plain', 'translated', 'polish', null].map((each) => ({ id: 2, video: each }))
    const introductionTo = await loadIntroductions(portal.db, all, language)
    return introductionTo({ id, video: name })
  }

  test('a film is returned in the reader’s language, or else in English', async () => {
    const address = '/media/films/translated'
    expect(await videoOf('translated')).toMatchObject({
      video: `${address}.mp4`,
      film: { seconds: 60, language: 'de', captions: `${address}-de.vtt`, transcript: 'translated in de' },
    })
    expect((await videoOf('translated', 'ko')).film).toMatchObject({
      ...{ language: 'en', captions: `${address}-en.vtt`, transcript: 'translated in en' },
    })
  })

  test.each(['plain', 'polish'])('the video %s, without texts in either, has no captions', async (name) => {
    expect((await videoOf(name)).film).toMatchObject({ language: 'en', captions: null, transcript: null })
  })

  test('a video has the date of its certification’s edition, and 1970 without one', async () => {
    const at = new Date('2026-03-01T08:00:00.000Z')
    const edition = and(eq(contentEdition.family, 'certification'), eq(contentEdition.id, 2))
    await portal.db.update(contentEdition).set({ at }).where(edition)
    expect((await videoOf('plain')).film?.since).toBe(at.toISOString())
    expect((await videoOf('plain', 'de', 999)).film?.since).toBe('1970-01-01T00:00:00.000Z')
  })

  test('a certification without a stored video has no introduction', async () => {
    for (const name of [null, 'lost']) expect(await videoOf(name)).toEqual({ video: null, film: null })
  })

  test('the video and its captions in each language belong to a published certification of a brand', async () => {
    const found = (file: string, tenant: 'main' | 'sister' = 'main') => isPublicVideo(portal.db, tenant, file)
    for (const file of ['translated.mp4', 'translated-en.vtt', 'translated-de.vtt'])
      expect([file, await found(file)]).toEqual([file, true])
    for (const file of ['plain.mp4', 'polish-pl.vtt', 'none.mp4'])
      expect([file, await found(file)]).toEqual([file, false])
    expect(await found('translated.mp4', 'sister')).toBe(false)
    const item = and(eq(contentItem.family, 'certification'), eq(contentItem.id, 2))
    await portal.db.update(contentItem).set({ state: 'withdrawn' }).where(item)
    expect(await found('translated.mp4')).toBe(false)
  })

  test('the trailer of a published course is public, and in the reader’s language', async () => {
    await portal.db.update(course).set({ trailer: 'polish' }).where(eq(course.id, 1))
    expect(await isPublicVideo(portal.db, 'main', 'polish-pl.vtt')).toBe(true)
    expect(await isPublicVideo(portal.db, 'sister', 'polish.mp4')).toBe(false)
    const shown = unwrap(await portal.api().call(getCourse, { id: 1 }))
    expect(shown.trailer).toEqual({
      ...{ url: '/media/films/polish.mp4', seconds: 60, language: 'en', captions: null, transcript: null },
    })
    const item = and(eq(contentItem.family, 'course'), eq(contentItem.id, 1))
    await portal.db.update(contentItem).set({ state: 'withdrawn' }).where(item)
    expect(await isPublicVideo(portal.db, 'main', 'polish.mp4')).toBe(false)
  })

  test('the pages of a course are published again when its trailer is replaced', async () => {
    await portal.db.update(course).set({ trailer: 'plain' }).where(eq(course.id, 3))
    expect(await listItemsWithVideo(portal.db, 'plain')).toContainEqual({ family: 'course', id: 3 })
  })
})
