import { expect, test } from 'vitest'
import type { Family, Item } from '../domain/content-item/families.ts'
import { readChapterTexts } from '../domain/course/course-document.ts'
import { loadSites } from '../sites/load-sites.ts'
import { readItems } from './read-content.ts'
import { readCaptionText, readVideos } from './read-videos.ts'

const day = '2026-11-21'
const items = readItems('content', day)

const itemsOf = <Name extends Family>(family: Name): Item<Name>[] =>
  // The family determines the type of the documents; TypeScript can't narrow a union by filtering, hence the cast.
  items.filter((item) => item.family === family) as Item<Name>[]

test('there is enough to show to a customer', () => {
  const courses = itemsOf('course').filter(({ document }) => document.contentType === 'course')
  expect(courses.length).toBeGreaterThanOrEqual(40)
  for (const { document } of courses) {
    expect(document.chapters.length).toBeGreaterThanOrEqual(3)
    expect(document.chapters.length).toBeLessThanOrEqual(10)
  }
  const subjects = new Set(courses.map(({ document }) => document.subject))
  expect([...subjects].sort()).toEqual(['access', 'base', 'cctv', 'intrusion', 'network', 'thermal'])
  const counts = (family: Family) => itemsOf(family).length
  expect(itemsOf('course').length - courses.length).toBeGreaterThanOrEqual(20)
  expect(counts('news')).toBeGreaterThanOrEqual(15)
  expect(counts('faq')).toBeGreaterThanOrEqual(20)
  expect(counts('trainer')).toBeGreaterThanOrEqual(10)
  const other: Family[] = ['classroom', 'practicalExam', 'banner', 'comment', 'dictionary', 'topic', 'survey']
  for (const family of other) expect(counts(family), family).toBeGreaterThan(0)
  const modes = new Set(itemsOf('classroom').map(({ document }) => document.mode))
  expect([...modes].sort()).toEqual(['online', 'onsite', 'seminar', 'webinar', 'workshop'])
})

test('every chapter has a summary in each language that names it', () => {
  const all = itemsOf('course').flatMap(({ id, document }) =>
    Object.entries(document.texts).flatMap(([language, texts]) =>
      (texts?.chapters ?? []).map((words) => ({ id, language, ...readChapterTexts(words) })),
    ),
  )
  expect(all.length).toBeGreaterThan(1000)
  expect(all.filter(({ summary }) => !summary || summary.length < 20 || summary.length > 160)).toEqual([])
})

test('certifications are of both kinds, of all levels, with prerequisites and child releases', () => {
  const all = itemsOf('certification').map(({ document }) => document)
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['gsc', 'hsc']))
  expect(new Set(all.map(({ level }) => level))).toEqual(
    new Set([null, 'associate', 'professional', 'expert']),
  )
  expect(all.some(({ prerequisites }) => prerequisites.length > 0)).toBe(true)
  expect(all.some(({ parent }) => parent !== null)).toBe(true)
})

test('every theory exam has a pool of a hundred different questions with explanations', () => {
  for (const { document } of itemsOf('pool').filter((item) => item.document.use === 'theory')) {
    expect(document.questions.length, document.name).toBeGreaterThanOrEqual(100)
    const asked = document.questions.map(({ texts: { en } }) => `${en?.question} ${en?.options}`)
    expect(new Set(asked).size, document.name).toBe(asked.length)
  }
})

test('home, lists, news, FAQ and courses are there in Arabic, German, Polish and Spanish', () => {
  const families: Family[] = [
    'category',
    'certification',
    'classroom',
    'comment',
    'course',
    'banner',
    'faq',
    'homeImage',
    'news',
    'practicalExam',
    'topic',
    'trainer',
  ]
  const missing = items
    .filter(({ family }) => families.includes(family))
    .flatMap(({ family, id, document }) =>
      ['ar', 'de', 'pl', 'es']
        .filter((language) => !('texts' in document && language in document.texts))
        .map((language) => `${family} ${id} ${language}`),
    )
  expect(missing).toEqual([])
})

test('all exams, quizzes and practice are complete in Arabic, German, Polish and Spanish', () => {
  const questions = itemsOf('pool').flatMap(({ document }) => document.questions)
  const incomplete = questions.flatMap(({ id, texts }) =>
    (['ar', 'de', 'pl', 'es'] as const)
      .filter((language) => {
        const text = texts[language]
        return (
          !text?.question ||
          !text.explanation ||
          text.options.length !== texts.en?.options.length ||
          new Set(text.options).size !== text.options.length ||
          text.options.includes('')
        )
      })
      .map((language) => `${id} ${language}`),
  )
  expect(questions.length).toBeGreaterThan(0)
  expect(incomplete).toEqual([])
})

test('Arabic options that begin with a number and a Latin unit have a direction mark', () => {
  const options = itemsOf('pool').flatMap(({ document }) =>
    document.questions.flatMap(({ texts }) => texts.ar?.options ?? []),
  )
  expect(options.filter((option) => /^[-−±]?\d[\d.,/]* ?([a-zµΩ]|°C)/iu.test(option))).toEqual([])
})

test('news are in the past, and there are upcoming dates', () => {
  for (const { document } of itemsOf('news')) expect(document.date <= day).toBe(true)
  const newest = itemsOf('news')
    .map(({ document }) => document.date)
    .sort()
    .at(-1) as string
  expect(newest >= '2026-11-01').toBe(true)
  const upcoming = [...itemsOf('classroom'), ...itemsOf('practicalExam')].filter(
    ({ document }) => document.startsAt > day,
  )
  expect(upcoming.length).toBeGreaterThanOrEqual(15)
})

test('sessions are taught in languages of the portal, so that a filter names each language once', () => {
  const languages = loadSites().languages.map(({ code }) => code)
  const taught = [
    ...itemsOf('classroom').map(({ document }) => document.taughtIn),
    ...itemsOf('trainer').map(({ document }) => document.languages),
  ].flat()
  expect(taught.filter((language) => !languages.includes(language))).toEqual([])
})

test('every video has a length, and captions with text in all languages', () => {
  const videos = readVideos('content')
  expect(videos.map(({ name, seconds }) => [name, seconds])).toEqual([
    ['alarm-loop', 60],
    ['door-control', 60],
    ['heat-scan', 75],
    ['light-range', 60],
    ['mask-and-sign', 60],
    ['packet-path', 60],
    ['power-curve', 90],
    ['site-walk', 60],
    ['speech-path', 58],
  ])
  for (const { stills } of videos) expect(stills).toHaveLength(6)
  const languages = loadSites()
    .languages.map(({ code }) => code)
    .filter((code) => code !== 'en-GB')
  for (const { captions } of videos) expect(Object.keys(captions).sort()).toEqual(languages.sort())
  const spoken = readCaptionText(
    'WEBVTT\n\n1\n00:00.000 --> 00:02.000\nWe begin\nat the gate.\n\n2\n00:02.000 --> 00:04.000\nLook up.\n',
  )
  expect(spoken).toBe('We begin at the gate. Look up.')
})
