import { expect, test } from 'vitest'
import type { ContentLookup } from '../content-finding.ts'
import type { Family, Item } from '../families.ts'
import * as rules from './item-rules.ts'

/** Content that contains only the items of a test. */
const contentLookup = (more: Partial<ContentLookup> = {}): ContentLookup => ({
  has: () => false,
  get: () => undefined,
  practicalExamsOf: () => [],
  hasVideo: () => false,
  hasPicture: () => false,
  hasProvince: () => false,
  hasSite: () => false,
  sells: () => true,
  sites: [],
  ...more,
})

/** Returns an item whose document has only the fields that a rule reads. */
const item = (family: Family, document: object, id = 7) => ({ family, id, document }) as Item
const audience = { tenants: ['main'] }

test('a translation is missing if a site that shows the item has the language', () => {
  const sites = [
    { folder: 'eu', tenant: 'main', languages: ['en', 'de', 'pl'] },
    { folder: 'kr', tenant: 'main', languages: ['en-US', 'ko'] },
    { folder: 'lab', tenant: 'sister', languages: ['en', 'fr'] },
  ]
  const missing = (shown: object, texts: object) =>
    rules.findMissingTranslations(item('news', { audience: shown, texts }), contentLookup({ sites }))
  expect(missing(audience, { en: {} })).toEqual(['de', 'ko', 'pl'])
  expect(missing(audience, { en: {}, de: {} })).toEqual(['ko', 'pl'])
  expect(missing({ ...audience, sites: ['eu', 'lab'] }, { en: {} })).toEqual(['de', 'pl'])
  expect(missing({ tenants: ['sister'] }, { en: {} })).toEqual(['fr'])
})

test('a pool is missing a language if one of its questions is, English too', () => {
  const sites = [{ folder: 'eu', tenant: 'main', languages: ['en', 'de', 'pl'] }]
  const missing = (...languages: string[][]) => {
    const questions = languages.map((each) => ({ texts: Object.fromEntries(each.map((one) => [one, {}])) }))
    return rules.findMissingTranslations(
      item('pool', { audience, use: 'quiz', questions }),
      contentLookup({ sites }),
    )
  }
  expect(missing(['en', 'de', 'pl'], ['en', 'de'])).toEqual(['pl'])
  expect(missing(['de'], ['en', 'de'])).toEqual(['en', 'pl'])
})

test('an item without texts has no missing translation', () => {
  const sites = [{ folder: 'eu', tenant: 'main', languages: ['en', 'de'] }]
  expect(rules.findMissingTranslations(item('dictionary', { audience }), contentLookup({ sites }))).toEqual(
    [],
  )
})

test('valid links and references to visible items are not broken', () => {
  const body = '<a href="/faq">a</a> <a href="/course/detail/11">b</a> <a href="/course/detail/12">c</a>'
  const news = item('news', { audience, texts: { en: { body } } })
  expect(rules.findBrokenLinks(news, contentLookup({ has: ({ key }) => key === '11' }))).toEqual([
    'course 12',
  ])
})

test('an unknown site is a finding', () => {
  const unknown = (sites?: string[]) =>
    rules.findUnknownSites(
      item('news', { audience: { ...audience, sites } }),
      contentLookup({ hasSite: (folder) => folder === 'eu' }),
    )
  expect(unknown(['eu', 'moon'])).toEqual(['moon'])
  expect(unknown(undefined)).toEqual([])
})

test('a missing video of a chapter or an introduction is a finding', () => {
  const unknown = (family: Family, document: object) =>
    rules.findUnknownVideos(item(family, document), contentLookup({ hasVideo: (name) => name === 'walk' }))
  expect(unknown('course', { chapters: [{ video: 'walk' }, { video: 'gone' }] })).toEqual(['gone'])
  expect(unknown('certification', { video: 'gone' })).toEqual(['gone'])
  expect(unknown('certification', { video: 'walk' })).toEqual([])
  expect(unknown('certification', { video: null })).toEqual([])
  expect(unknown('news', {})).toEqual([])
})

test('only items with a picture are checked for it', () => {
  const picture = { name: 'a', width: 1, height: 1 }
  expect(rules.findUnknownPictures(item('news', {}), contentLookup())).toEqual([])
  expect(rules.findUnknownPictures(item('news', { picture }), contentLookup())).toEqual(['a'])
  expect(
    rules.findUnknownPictures(item('news', { picture }), contentLookup({ hasPicture: () => true })),
  ).toEqual([])
})

test('a course and a survey have ids for 99 parts, a pool for 9,999', () => {
  const numbered = (...ids: number[]) => ids.map((id) => ({ id }))
  const wrong = (family: Family, document: object) =>
    rules.findWrongPartIds(item(family, document), contentLookup())
  expect(wrong('course', { chapters: numbered(701, 799) })).toEqual([])
  expect(wrong('course', { chapters: numbered(700, 800, 601) })).toEqual(['700', '800', '601'])
  expect(wrong('survey', { questions: numbered(701, 7001) })).toEqual(['7001'])
  expect(wrong('pool', { questions: numbered(7001, 7999, 1_000_071_000, 701, 1_000_070_999) })).toEqual([
    ...['701', '1000070999'],
  ])
  expect(wrong('news', { questions: numbered(1) })).toEqual([])
})

test('a language with fewer or more chapter names than chapters is a finding', () => {
  const course = (names: Record<string, string[]>) =>
    item('course', {
      chapters: [{ id: 701 }, { id: 702 }],
      texts: Object.fromEntries(
        Object.entries(names).map(([language, chapters]) => [language, { chapters }]),
      ),
    })
  expect(rules.findMissingChapterNames(course({ en: ['a', 'b'], de: ['a', 'b'] }), contentLookup())).toEqual(
    [],
  )
  expect(
    rules.findMissingChapterNames(
      course({ en: ['a', 'b'], de: ['a'], pl: ['a', 'b', 'c'] }),
      contentLookup(),
    ),
  ).toEqual(['de', 'pl'])
  expect(rules.findMissingChapterNames(item('news', { texts: { en: {} } }), contentLookup())).toEqual([])
})

test('a session ends after it begins, in a zone that exists', () => {
  const startsAt = '2026-11-22T09:00:00Z'
  const wrong = (endsAt: string, zone: string) =>
    rules.findWrongSessionTimes(item('classroom', { startsAt, endsAt, zone }), contentLookup())
  expect(wrong('2026-11-22T10:00:00Z', 'Europe/Warsaw')).toEqual([])
  // The rule compares instants, not their notations.
  expect(wrong('2026-11-22T09:30:00+01:00', 'UTC')).toEqual(['2026-11-22T09:30:00+01:00'])
  expect(wrong(startsAt, 'UTC')).toEqual([startsAt])
  expect(wrong('2026-11-22T08:00:00Z', 'Mars/Base')).toEqual(['2026-11-22T08:00:00Z', 'Mars/Base'])
  expect(rules.findWrongSessionTimes(item('news', {}), contentLookup())).toEqual([])
})

test('unknown placeholders are findings', () => {
  const texts = { en: { answer: '{{attempts}} of {{moons}}' }, de: { answer: '{{ attempts }}' } }
  expect(rules.findUnknownPlaceholders(item('faq', { audience, texts }), contentLookup())).toEqual([
    '{{moons}}',
    '{{ attempts }}',
  ])
})
