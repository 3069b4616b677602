import { expect, test } from 'vitest'
import { checkItem } from './check.ts'
import type { ContentLookup } from './content-finding.ts'
import type { Documents, Item } from './families.ts'

const audience = { tenants: ['main' as const] }
const sites = [{ folder: 'eu', tenant: 'main', languages: ['en', 'de'] }]

const certification = (change: Partial<Documents['certification']> = {}): Documents['certification'] => ({
  code: 'X',
  kind: 'hsc',
  level: 'associate',
  subject: 'cctv',
  type: 'video-security',
  versionLabel: '2026',
  parent: null,
  position: 1,
  prerequisites: [],
  courses: [1, 2],
  pool: 1,
  practicalExam: false,
  showTask: false,
  needRecord: false,
  needsCode: false,
  fee: null,
  video: null,
  audience,
  texts: { en: { name: 'X', summary: 'X', description: '<p>X</p>', task: [] }, de: undefined },
  ...change,
})

/**
 * Returns a content lookup in which every item exists except the `missing` ones. It returns certifications and the
 * credits of courses by id.
 */
const contentLookup = (
  certifications: Record<number, Documents['certification']> = {},
  credits: Record<number, number> = { 1: 5, 2: 4 },
  missing: readonly string[] = [],
  exams: readonly Documents['practicalExam'][] = [],
): ContentLookup => ({
  has: ({ family, key }) => !missing.includes(`${family} ${key}`),
  get: ((family: string, id: number) =>
    ({ certification: certifications[id], course: id in credits && { credits: credits[id], audience } })[
      family
    ] || undefined) as ContentLookup['get'],
  practicalExamsOf: () => exams,
  hasVideo: (name) => name === 'site-walk',
  hasPicture: ({ width }) => width === 640,
  hasProvince: (code) => code === 'DE-BY',
  hasSite: (folder) => folder === 'eu',
  sells: (tenant) => tenant === 'main',
  sites,
})

const itemOf = (document: Documents['certification'], id = 1): Item => ({
  family: 'certification',
  id,
  document,
})
const rules = (item: Item, known: ContentLookup) =>
  checkItem(item, known).map(({ level, rule, detail }) => `${level} ${rule} ${detail}`)

const complete = { ...certification(), texts: { en: certification().texts.en, de: certification().texts.en } }

test('an item without fault has no findings', () => {
  expect(rules(itemOf(complete), contentLookup())).toEqual([])
})

test('a missing translation is a warning, by language', () => {
  const { en } = complete.texts
  expect(rules(itemOf({ ...complete, texts: { en } }), contentLookup())).toEqual([
    'warning missingTranslation de',
  ])
})

test('a reference to a missing item is an error', () => {
  const missing = ['course 2', 'pool 1', 'category certificationType:video-security']
  expect(rules(itemOf(complete), contentLookup({}, { 1: 9 }, missing))).toEqual([
    'error brokenLink category certificationType:video-security',
    'error brokenLink course 2',
    'error brokenLink pool 1',
  ])
})

test('an item with a fee is an error if its brand charges for nothing', () => {
  const fee = { EUR: 100, PLN: 400 }
  const shownBy = (...tenants: ('main' | 'sister')[]) => itemOf({ ...complete, fee, audience: { tenants } })
  expect(rules(shownBy('main'), contentLookup())).toEqual([])
  expect(rules(shownBy('main', 'sister'), contentLookup())).toEqual(['error notSold sister'])
  const free = { ...shownBy('sister').document, fee: null }
  expect(rules(itemOf(free as typeof complete), contentLookup())).toEqual([])
})

test('a brand without a date of the compulsory practical exam that it can sell is a warning', () => {
  const shown = itemOf({ ...complete, practicalExam: true, audience: { tenants: ['main', 'sister'] } })
  const date = (fee: object | null, ...tenants: string[]) =>
    ({ fee, audience: { tenants } }) as Documents['practicalExam']
  const found = (...exams: Documents['practicalExam'][]) =>
    rules(shown, contentLookup({}, undefined, [], exams))
  const fee = { EUR: 100, PLN: 400 }
  expect(found()).toEqual(['warning noPracticalExam main', 'warning noPracticalExam sister'])
  expect(found(date(fee, 'main', 'sister'))).toEqual(['warning noPracticalExam sister'])
  expect(found(date(fee, 'main'), date(null, 'sister'))).toEqual([])
})

test('a picture that is not stored, or is stored in another size, is an error', () => {
  const name = 'a'.repeat(32)
  const shown = (width: number) => itemOf({ ...complete, picture: { name, width, height: 360 } })
  expect(rules(shown(640), contentLookup())).toEqual([])
  expect(rules(shown(641), contentLookup())).toEqual([`error unknownPicture ${name}`])
})

test('a province that its country does not have is an error', () => {
  const en = { name: 'München' }
  const document = { cities: [{ texts: { en } }], audience }
  expect(
    rules({ family: 'province', id: 1, document: { ...document, code: 'DE-BY' } }, contentLookup()),
  ).toEqual([])
  expect(
    rules({ family: 'province', id: 1, document: { ...document, code: 'DE-XX' } }, contentLookup()),
  ).toEqual(['error unknownProvince DE-XX'])
})

test('a link without a target is an error', () => {
  const en = { ...complete.texts.en, description: '<p><a href="/nowhere">x</a></p>' }
  expect(rules(itemOf({ ...complete, texts: { en, de: en } }), contentLookup())).toContain(
    'error brokenLink /nowhere',
  )
})

test.each([
  [{ 2: certification({ prerequisites: [1] }) }],
  [{ 2: certification({ prerequisites: [3] }), 3: certification({ prerequisites: [1] }) }],
])('a certification that requires itself over any number of steps is an error', (certifications) => {
  const document = { ...complete, prerequisites: [2] }
  expect(rules(itemOf(document), contentLookup(certifications))).toEqual(['error prerequisiteCycle 1'])
})

test('a cycle of other certifications does not hang the check', () => {
  const others = { 2: certification({ prerequisites: [3] }), 3: certification({ prerequisites: [2] }) }
  expect(rules(itemOf({ ...complete, prerequisites: [2] }), contentLookup(others))).toEqual([])
})

test.each([
  ['hsc', { 1: 5, 2: 3 }, '8/9'],
  ['gsc', { 1: 6, 2: 5 }, '11/12'],
] as const)('credits of %s that can’t be reached are an error', (kind, credits, detail) => {
  const level = kind === 'hsc' ? ('associate' as const) : null
  const found = rules(itemOf({ ...complete, kind, level }), contentLookup({}, credits))
  expect(found).toEqual([`error creditsOutOfReach ${detail}`])
})

test('only product-based certifications have levels', () => {
  expect(rules(itemOf({ ...complete, level: null }), contentLookup())).toEqual(['error wrongLevel hsc null'])
})

/** Returns the given texts for both languages of the site. */
const inBoth = (words: { question: string; options: string[]; explanation: string }) => ({
  en: words,
  de: words,
})
const question = (n: number, change: object = {}) => ({
  id: 1000 + n,
  type: 'single' as const,
  correct: [0],
  texts: inBoth({ question: 'Q', options: ['a', 'b', 'c'], explanation: 'E' }),
  ...change,
})
const trueOrFalse = { question: 'Q', options: ['true', 'false'], explanation: 'E' }
const pool = (questions: ReturnType<typeof question>[], use: 'theory' | 'quiz' = 'quiz'): Item => ({
  family: 'pool',
  id: 1,
  document: { name: 'P', use, questions, audience },
})
const many = (count: number) => Array.from({ length: count }, (_, index) => question(index + 1))

test('a pool has enough questions for one paper', () => {
  expect(rules(pool(many(5)), contentLookup())).toEqual([])
  expect(rules(pool(many(4)), contentLookup())).toEqual(['error poolTooSmall 4/5'])
  expect(rules(pool(many(49), 'theory'), contentLookup())).toEqual(['error poolTooSmall 49/50'])
})

test.each([
  ['an answer beyond the options', { correct: [3] }],
  ['an answer beyond the options among others', { type: 'multiple', correct: [0, 3] }],
  ['an answer that is named twice', { type: 'multiple', correct: [0, 0] }],
  ['two answers of a single choice', { correct: [0, 1] }],
  ['one answer of a multiple choice', { type: 'multiple', correct: [0] }],
  ['all answers of a multiple choice', { type: 'multiple', correct: [0, 1, 2] }],
  ['three options of true or false', { type: 'trueFalse' }],
  ['true and false at once', { type: 'trueFalse', correct: [0, 1], texts: inBoth(trueOrFalse) }],
  [
    'languages with different options',
    {
      texts: {
        en: { question: 'Q', options: ['a', 'b'], explanation: 'E' },
        de: { question: 'F', options: ['a'], explanation: 'E' },
      },
    },
  ],
])('%s is an error', (_, change) => {
  expect(rules(pool([...many(4), question(5, change)]), contentLookup())).toEqual(['error wrongAnswers 1005'])
})

test('true or false has one right answer of two, multiple choice at least two but not all', () => {
  const good = [
    question(5, { type: 'trueFalse', correct: [1], texts: inBoth(trueOrFalse) }),
    question(6, { type: 'multiple', correct: [0, 2] }),
  ]
  expect(rules(pool([...many(4), ...good]), contentLookup())).toEqual([])
})

test('questions refer to topics of their pool, whose keys are unique', () => {
  const item = pool([...many(5), question(6, { topic: 'optics' }), question(7, { topic: 'poe' })])
  const topics = ['optics', 'lenses', 'lenses'].map((key) => ({ key, texts: { en: { name: key } } }))
  const document = { ...item.document, topics } as Documents['pool']
  expect(rules({ family: 'pool', id: 1, document }, contentLookup())).toEqual([
    'error unknownTopic lenses',
    'error unknownTopic 1007: poe',
  ])
})

test('parts are numbered within their item, each once', () => {
  expect(rules(pool([...many(5), question(5)]), contentLookup())).toEqual(['error wrongNumber 1005'])
  expect(rules(pool([...many(5), { ...question(6), id: 2006 }]), contentLookup())).toEqual([
    'error wrongNumber 2006',
  ])
})

test('a missing prerequisite is a broken link and not a cycle', () => {
  const found = rules(
    itemOf({ ...complete, prerequisites: [9] }),
    contentLookup({}, undefined, ['certification 9']),
  )
  expect(found).toEqual(['error brokenLink certification 9'])
})

test('missing courses have no credits', () => {
  const found = rules(itemOf({ ...complete, courses: [1, 2, 3] }), contentLookup({}, { 1: 5, 2: 3 }))
  expect(found).toEqual(['error creditsOutOfReach 8/9'])
})
