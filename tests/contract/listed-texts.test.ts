import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getClassroom } from '#src/contract/catalogue/classroom.ts'
import { findCourses, getCourse } from '#src/contract/catalogue/course.ts'
import { search } from '#src/contract/catalogue/search.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import { contentLanguages } from '../fixtures/content-languages.ts'
import { databases } from '../fixtures/server/databases.ts'
import { draftStart } from '../fixtures/server/draft-start.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'

const headers = { Authorization: `Bearer ${operatorToken}` }
const korea = { siteId: 13, languageId: 9 }
const german = { siteId: 21, languageId: 4 }
const family = 'course'
const id = 1

describe.each(databases)('a language that has only what lists show, on $name,', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const operator = () => portal.api(null, { headers })
  const reader = (place: object) => portal.api(null, place)
  /** Publishes a classroom without its city in a language. */
  const omitCity = async (classroomId: number, language: string) => {
    const ask = { family: 'classroom', id: classroomId } as const
    const item = unwrap(await operator().call(editing.getContentItem, ask))
    const { texts } = item.published as { texts: Record<string, { city?: string }> }
    const { city, ...words } = texts[language] as { city?: string }
    expect(city).toMatch(/./)
    const document = { ...item.published, texts: { ...texts, [language]: words } }
    unwrap(await operator().call(editing.saveDraft, { ...ask, ...draftStart(item), document }))
    unwrap(await operator().call(editing.publishItem, ask))
  }
  const say = async (language: string, words: object) => {
    const item = unwrap(await operator().call(editing.getContentItem, { family, id }))
    const { published } = item
    const texts = { ...(published?.texts as object), [language]: words }
    const document = { ...published, texts }
    return operator().call(editing.saveDraft, { family, id, ...draftStart(item), document })
  }
  const publish = async () => unwrap(await operator().call(editing.publishItem, { family, id }))
  const found = async (language: string) =>
    unwrap(await reader({}).call(findCourses, { language, page: 1, pageSize: 128 })).rows.map((row) => row.id)

  test('is shown in lists, and in English with that language stated on the item’s page', async () => {
    const english = unwrap(await reader({}).call(getCourse, { id }))
    unwrap(await say('ko', { name: '말하는 광각렌즈', summary: '그림이 보여 주어야 하는 것.' }))
    await publish()
    const shown = unwrap(await reader(korea).call(getCourse, { id }))
    expect(shown).toMatchObject({ name: '말하는 광각렌즈', language: 'ko', bodyLanguage: 'en' })
    expect([shown.description, shown.outcomes]).toEqual([english.description, english.outcomes])
    expect(shown.chapters.map(({ name }) => name)).toEqual(english.chapters.map(({ name }) => name))
    expect(shown.chapters.map(({ summary }) => summary)).toEqual(
      english.chapters.map(({ summary }) => summary),
    )
    expect(english.bodyLanguage).toBe('en')
  })

  test('is searched by its texts', async () => {
    const request = { keyword: '광각렌즈', page: 1, pageSize: 10 }
    const { rows } = unwrap(await reader(korea).call(search, request))
    expect(rows.map((row) => [row.type, row.id, row.language])).toContainEqual(['course', id, 'ko'])
  })

  test('is not a language of the course, although its videos have captions', async () => {
    expect(await found('de')).toContain(id)
    unwrap(await say('de', { name: 'Kamerastandort', summary: 'Erst festlegen.' }))
    await publish()
    const course = unwrap(await reader(german).call(getCourse, { id }))
    expect(course).toMatchObject({ name: 'Kamerastandort', language: 'de', bodyLanguage: 'en' })
    expect(course.languages).toEqual(contentLanguages.filter((code) => code !== 'de' && code !== 'ko'))
    expect(await found('de')).not.toContain(id)
    expect(await found('ko')).not.toContain(id)
  })

  test('is the language of the page even if an optional text is in English only', async () => {
    await omitCity(3, 'de')
    const shown = unwrap(await reader(german).call(getClassroom, { id: 3 }))
    expect(shown.bodyLanguage).toBe('de')
  })

  test('has all texts of the page or none, and always those of lists', async () => {
    const listed = { name: '이름', summary: '요약.' }
    for (const [language, words] of [
      ['ko', { ...listed, description: '<p>설명.</p>' }],
      ['ko', { name: '이름' }],
      ['en', listed],
      ['korean', listed],
    ] as const) {
      unwrap(await say(language, words))
      refusedWith(await operator().call(editing.publishItem, { family, id }), 400)
    }
  })
})
