import { describe, expect, test } from 'vitest'
import { readItems } from '#src/content-files/read-content.ts'
import { listPeople } from '#src/content-files/read-people.ts'
import type { Family, Item } from '#src/domain/content-item/families.ts'
import { parseRelativeTime } from '#src/domain/content-item/form/relative-time.ts'
import type { QuestionDocument } from '#src/domain/pool/pool-document.ts'
import { contentLanguages } from '#tests/fixtures/content-languages.ts'

const items = readItems('content', '2026-01-15')
const of = <Name extends Family>(family: Name): Item<Name>[] =>
  // The cast is safe: the family determines the type of these documents, which `filter` can't express for a union.
  items.filter((item) => item.family === family) as Item<Name>[]

const pools = of('pool')
const banks = pools.filter(({ document }) => document.use === 'practice')
const quizPools = pools.filter(({ document }) => document.use === 'quiz')
/** The pools of quizzes with questions of all types, and the practice banks. */
const whole = [...quizPools.filter(({ id }) => id > 110), ...banks]

const questionIn = (language: string) => (each: QuestionDocument) => each.texts[language]?.question

describe('quizzes', () => {
  const quizzed = of('course').flatMap(({ id, document }) => (document.quiz ? [[id, document.quiz]] : []))
  const ofTopics = of('topic').flatMap(({ document }) => document.quiz ?? [])

  test('twenty courses end with their own quiz, and topics have quizzes', () => {
    expect(quizzed.length).toBeGreaterThanOrEqual(20)
    expect(new Set(quizzed.map(([, pool]) => pool)).size).toBe(quizzed.length)
    expect(ofTopics.length).toBeGreaterThanOrEqual(5)
  })

  test('every pool of a quiz is named by a course', () => {
    const named = new Set(quizzed.map(([, pool]) => pool))
    expect(quizPools.filter(({ id }) => !named.has(id)).map(({ id }) => id)).toEqual([])
  })

  test('learners in a theory exam have watched the courses whose quizzes they passed', () => {
    const quizOf = new Map(quizzed.map(([id, pool]) => [id, pool]))
    for (const { email, story } of listPeople('content')) {
      if (!story.some((act) => act.act === 'sitExam' && act.exam === 'theory')) continue
      const whollyWatched = story.flatMap((act) =>
        act.act === 'watch' && act.chapter === undefined && quizOf.has(act.course) ? [act.course] : [],
      )
      const passed = story.flatMap((act) =>
        act.act === 'sitExam' && act.exam === 'quiz' && act.right >= 3 ? [act.id] : [],
      )
      expect([email, passed]).toEqual([email, expect.arrayContaining(whollyWatched)])
    }
  })
})

describe('practice', () => {
  test('there is a bank of sixty questions for each programme, ten of each of six topics', () => {
    expect(banks.map(({ id }) => id)).toEqual([121, 122])
    for (const { document } of banks) {
      expect(document.questions).toHaveLength(60)
      const count = ({ key }: { key: string }) =>
        document.questions.filter(({ topic }) => topic === key).length
      expect(document.topics?.map(count)).toEqual([10, 10, 10, 10, 10, 10])
    }
  })

  test.each(contentLanguages)('no practice question appears in an exam or quiz: %s', (language) => {
    const asked = new Set(
      pools
        .filter(({ document }) => document.use !== 'practice')
        .flatMap(({ document }) => document.questions.map(questionIn(language))),
    )
    const practised = banks.flatMap(({ document }) => document.questions.map(questionIn(language)))
    expect(practised.filter((question) => asked.has(question))).toEqual([])
    expect(new Set(practised).size).toBe(120)
  })
})

test.each(pools.map(({ id, document }) => ({ id, document })))(
  'the pool $id is complete in all languages',
  ({ document: { questions, topics = [] } }) => {
    // British English is generated from the English texts.
    for (const { texts } of [...questions, ...topics])
      expect(
        Object.keys(texts)
          .filter((language) => language !== 'en-GB')
          .sort(),
      ).toEqual(contentLanguages)
  },
)

describe.each(whole.map(({ id, document }) => ({ id, document })))('pool $id', ({ document }) => {
  test('has ten questions or more, with explanations', () => {
    const { questions } = document
    expect(questions.length).toBeGreaterThanOrEqual(10)
    for (const { texts } of questions)
      expect(Object.values(texts).every((words) => words?.explanation)).toBe(true)
  })

  test('has questions of all types', () => {
    expect(new Set(document.questions.map(({ type }) => type)).size).toBe(3)
  })
})

test.each(contentLanguages)('a right option is not the longest more often than chance: %s', (language) => {
  const choices = whole
    .flatMap(({ document }) => document.questions)
    .filter(({ type }) => type !== 'trueFalse')
    .map(({ correct, texts }) => {
      const lengths = texts[language]?.options.map((option) => option.length) ?? []
      const longest = Math.max(...lengths)
      const alone = lengths.filter((length) => length === longest).length === 1
      return {
        chance: correct.length / lengths.length,
        isLongest: alone && correct.includes(lengths.indexOf(longest)),
      }
    })
  const chance = choices.reduce((sum, each) => sum + each.chance, 0)
  const longest = choices.filter(({ isLongest }) => isLongest).length
  expect(choices.length).toBeGreaterThan(150)
  expect(longest / choices.length).toBeLessThanOrEqual(chance / choices.length + 0.03)
})

test('each certificate is of the release of the year in which it was issued', () => {
  const releases = new Map(of('certification').map(({ id, document }) => [id, document.code]))
  const newest = [...releases.values()]
    .map((code) => Number(code.slice(-4)))
    .toSorted()
    .at(-1)
  // The times in stories are relative to the day on which the demonstration starts, but the version of a
  // certification names a fixed year. So the test assumes that the demonstration starts on the last day of the newest
  // version's year.
  const issued = listPeople('content').flatMap(({ story }) =>
    story.flatMap((act) =>
      act.act === 'approveCertificate'
        ? [
            [
              releases.get(act.certification)?.slice(-4),
              parseRelativeTime(act.at, `${newest}-12-31`, 'UTC')?.slice(0, 4),
            ],
          ]
        : [],
    ),
  )
  expect(issued.length).toBeGreaterThan(0)
  for (const [release, year] of issued) expect(release).toBe(year)
})
