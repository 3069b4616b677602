import { beforeEach, expect, test } from 'vitest'
import { courseOf, enrolIn, watch } from '#tests/fixtures/learning.ts'
import { retryAfter } from '#tests/fixtures/line.ts'
import { awaitResponses, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { saveProgress } from '../../contract/learning/progress.ts'

/**
 * The ids of a demonstration course and its first chapter. `reviewed` is a course that needs a reviewer's approval.
 */
const [course, first] = [1, 101]
const reviewed = 8
let page: Page
let positions: typeof import('./position.ts')

beforeEach(async () => {
  page = await openPageSignedIn()
  await enrolIn(page, course)
  positions = await import('./position.ts')
})

const sentPositions = () => page.line.sent(saveProgress).map(({ position }) => position)
const keep = (second: number) => positions.savePosition(course, first, second)

test('positions during a running request wait, and only the newest is sent', async () => {
  const answer = page.line.hold(saveProgress)
  const sending = keep(15)
  await awaitResponses()
  await keep(30)
  await keep(45)
  answer()
  await sending
  expect(sentPositions()).toEqual([15, 45])
})

test('a position that could not be sent is sent when the network returns', async () => {
  const end = positions.resumeWhenOnline()
  page.line.up = false
  await keep(15)
  expect(positions.$isPositionSaved.get()).toBe(false)
  page.line.up = true
  page.comesOnline.fire()
  await awaitResponses()
  expect(sentPositions()).toEqual([15])
  expect(positions.$isPositionSaved.get()).toBe(true)
  end()
})

test('after an outage only the newest position is sent, never an older one after it', async () => {
  const end = positions.resumeWhenOnline()
  page.line.up = false
  await keep(15)
  await keep(30)
  page.line.up = true
  page.comesOnline.fire()
  await awaitResponses()
  expect(sentPositions()).toEqual([30])
  end()
})

test('after a lost request the newest position is sent', async () => {
  const end = positions.resumeWhenOnline()
  const answer = page.line.hold(saveProgress)
  const sending = keep(15)
  await awaitResponses()
  await keep(30)
  page.line.up = false
  answer()
  await sending
  page.line.up = true
  page.comesOnline.fire()
  await awaitResponses()
  expect(sentPositions()).toEqual([15, 30])
  end()
})

test('a position that the server refuses is not sent again', async () => {
  const end = positions.resumeWhenOnline()
  await positions.savePosition(reviewed, 801, 15)
  page.comesOnline.fire()
  await awaitResponses()
  expect(sentPositions()).toEqual([15])
  end()
})

test('a saved position updates the chapters immediately', async () => {
  const { liveCourse } = await import('./course.ts')
  const seconds = (await courseOf(page, course)).chapters[0]?.seconds ?? 0
  await watch(page, course, 0, seconds - 15)
  await liveCourse.load(course)
  page.clock.advance(15_000)
  await keep(seconds)
  expect(liveCourse.$live.get()).toMatchObject({ item: { learningProcess: 'learning' } })
  const now = liveCourse.$live.get()
  expect(now.state === 'ready' && now.item.chapters[0]).toMatchObject({ id: first, state: 'watched' })
})

test('a position that a busy server refuses is sent again when the server wants it', async () => {
  page.line.refuse(saveProgress)
  await keep(15)
  expect(positions.$isPositionSaved.get()).toBe(false)
  page.clock.advance(retryAfter * 1000 - 1)
  await awaitResponses()
  expect(sentPositions()).toEqual([15])
  page.clock.advance(1)
  await awaitResponses()
  expect(sentPositions()).toEqual([15, 15])
  expect(positions.$isPositionSaved.get()).toBe(true)
})
