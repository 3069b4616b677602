import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getClassroom } from '#src/contract/catalogue/classroom.ts'
import { getPracticalExam } from '#src/contract/catalogue/practical-exam.ts'
import { enrolInClassroom } from '#src/contract/learning/classroom-enrolment.ts'
import '#src/islands/after-interaction/seats.ts'
import { getSchedule } from '#src/contract/learning/schedule.ts'
import type { SessionWithSeats } from '#src/domain/schedule/session-key.ts'
import { openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { origin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { newLearner, registerInCertification } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

/** The classroom of Video security associate has 18 seats, and the practical exam has 8 seats. */
const associate = 2
const [classroom, exam] = [9, 1]
let page: Page

beforeEach(async () => {
  page = await openPage()
})

const classroomAsPublished = async () => {
  const found = unwrap(await page.elsewhere.call(getClassroom, { id: classroom }))
  return { of: 'classroom', ...found } as const
}
const examAsPublished = async () => {
  const found = unwrap(await page.elsewhere.call(getPracticalExam, { id: exam }))
  return { of: 'practicalExam', ...found } as const
}
const somebodyEnrols = async () => {
  const { api, learnerId } = await newLearner(page.portal, place.siteId)
  await registerInCertification(page.portal, learnerId, associate)
  unwrap(await api.call(enrolInClassroom, { classroomId: classroom, emailNotification: 'subscribed' }))
}
const answered = async () => {
  act(() => page.clock.advance(200))
  await redraw()
}

const SessionList = ({ rows }: { rows: readonly ReactNode[] }) => rows

/**
 * Shows published sessions in a language, as on a page without islands; `requests` are the bodies of the calls that
 * are sent.
 */
async function showSessions(sessions: readonly (SessionWithSeats & { capacity: number })[], lang = 'en') {
  const requests: unknown[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    requests.push(JSON.parse(String(init.body)))
    return page.line.fetch(origin + path, init)
  })
  const { documentElement } = document
  documentElement.lang = lang
  Object.assign(documentElement.dataset, { api: '/api', site: String(place.siteId), language: '1' })
  const { FreeSeats } = await import('#src/ui/FreeSeats.tsx')
  const island = { default: SessionList, namespaces: ['classroom'] }
  await show(island, { rows: sessions.map((session) => <FreeSeats key={session.id} {...session} />) }, lang)
  return requests
}
const chips = () =>
  [...document.querySelectorAll('portal-seats .chip')].map(({ textContent, className }) => [
    textContent,
    className,
  ])

test('a page shows the capacity of its sessions, then the free seats, requested in one call', async () => {
  const [training, date] = [await classroomAsPublished(), await examAsPublished()]
  await somebodyEnrols()
  const requests = await showSessions([training, date])
  expect(chips()).toEqual([
    ['18 seats', 'chip'],
    ['8 seats', 'chip'],
  ])
  await expect.poll(chips).toEqual([
    ['17 seats left', 'chip ok'],
    ['8 seats left', 'chip ok'],
  ])
  expect(requests).toEqual([
    { siteId: place.siteId, languageId: 1, from: date.startsAt, to: training.endsAt },
  ])
})

test('the free seats are in the page’s language, with its plural form', async () => {
  await showSessions([await examAsPublished()], 'pl')
  await expect.poll(chips).toEqual([['8 wolnych miejsc', 'chip ok']])
})

test('few seats and none have a mark and a text of their own', async () => {
  const { seatsLookOf: seatsLook } = await import('#src/ui/seats-look.ts')
  expect([0, 4, 5].map((seatsLeft) => seatsLook(seatsLeft, 18))).toEqual([
    { text: 'full', mark: 'dash' },
    { text: 'seatsLeft', mark: 'triangle', tone: 'warn' },
    { text: 'seatsLeft', mark: 'tick', tone: 'ok' },
  ])
})

test('all seats of a page are requested in one call, from the first start to the last end', async () => {
  const [first, last] = [await examAsPublished(), await classroomAsPublished()]
  const { $freeSeats, loadFreeSeats } = await import('#src/stores/plan/seats.ts')
  loadFreeSeats(last)
  loadFreeSeats(first)
  await answered()
  expect(page.line.sent(getSchedule)).toEqual([{ from: first.startsAt, to: last.endsAt }])
  expect(page.line.times()).toBe(1)
  expect($freeSeats.get()).toMatchObject({ 'classroom 9': 17, 'practicalExam 1': 8 })
})

test('of sessions more than 366 days apart, the seats of the first 366 days are shown', async () => {
  const first = await classroomAsPublished()
  const { $freeSeats, loadFreeSeats } = await import('#src/stores/plan/seats.ts')
  const dayAfter = (days: number) =>
    new Date(Date.parse(first.startsAt) + days * 24 * 60 * 60 * 1000).toISOString()
  loadFreeSeats(first)
  loadFreeSeats({ of: 'classroom', id: 9999, startsAt: dayAfter(366), endsAt: dayAfter(367) })
  await answered()
  expect(page.line.sent(getSchedule)).toEqual([{ from: first.startsAt, to: dayAfter(366) }])
  expect($freeSeats.get()).toHaveProperty('classroom 9')
  expect($freeSeats.get()).not.toHaveProperty('classroom 9999')
})

test('without an answer the capacity stays', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  page.line.up = false
  await showSessions([await classroomAsPublished()])
  await expect.poll(() => warn.mock.calls.length).toBe(1)
  expect(chips()).toEqual([['18 seats', 'chip']])
})
