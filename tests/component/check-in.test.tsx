import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { checkIn, getCheckInCode, holdScan } from '#src/contract/learning/check-in.ts'
import { enrolInWorkshop } from '#src/contract/learning/classroom-enrolment.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { restoreAfterTest } from '../fixtures/server/restored-rows.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { day, hour, setClassroomStart, staff } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

const workshop = 17
let page: Page

/** Each test begins with a learner who has a seat in a workshop that starts now. */
beforeEach(async () => {
  page = await openPageSignedIn()
  await page.portal.db.delete(classroomEnrolment)
  await restoreAfterTest(page.portal, classroom, [workshop])
  await setClassroomStart(page.portal, workshop, day, { capacity: 2 })
})
const enrol = async () =>
  unwrap(
    await page.elsewhere.call(enrolInWorkshop, { classroomId: workshop, emailNotification: 'subscribed' }),
  )
const begins = (after: number) => setClassroomStart(page.portal, workshop, after)
const code = async () =>
  unwrap(await (await staff(page.portal, 'trainer')).call(getCheckInCode, { id: workshop })).code
const scan = async (scanned: string) => {
  page.at(`/eu/check-in?code=${scanned}`)
  return show(await import('#src/islands/check-in/island.tsx'), { place })
}
const title = () => screen.getByRole('heading', { level: 2 }).textContent
const popup = async () => (await import('#src/stores/notice/notices.ts')).$popup.get()

test('a learner who scans the code is checked in, and sees place and time', async () => {
  await enrol()
  await begins(0)
  const { $checkInState } = await import('#src/stores/classroom/check-in.ts')
  const states: string[] = []
  $checkInState.listen(({ state }) => states.push(state))
  await scan(await code())
  expect(states).toEqual(['working', 'done'])
  expect(title()).toBe('You are checked in')
  expect(screen.getByRole('heading', { level: 3 }).textContent).not.toBe('')
  expect(screen.getByRole('link', { name: 'Go to My Learning' }).getAttribute('href')).toBe(
    '/eu/my-learning?tab=1&subTab=2',
  )
  expect((await page.portal.db.select().from(classroomEnrolment))[0]?.status).toBe('checkedIn')
})

test('an anonymous visitor’s scan stays valid for ten minutes, although the code changes', async () => {
  await enrol()
  await begins(0)
  const scanned = await code()
  const { headers } = page
  page = await openPage()
  await begins(0)
  await scan(scanned)
  expect(title()).toBe('Sign in to check in')
  const ticket = page.url.searchParams.get('code') as string
  expect(ticket).not.toBe(scanned)
  const { $session } = await import('#src/stores/session/session.ts')
  expect($session.get().state).toBe('anonymous')
  page = await openPage()
  Object.assign(page.headers, headers)
  await begins(0)
  page.clock.advance(9 * 60_000)
  await scan(ticket)
  expect(title()).toBe('You are checked in')
  expect(page.line.times(holdScan)).toBe(0)
})

test.each([
  ['before the start', hour, 'The session has not started yet'],
  ['after the end', -12 * hour, 'The session is over'],
])('%s the page shows the reason, and no popup covers it', async (_, after, said) => {
  await enrol()
  await begins(after)
  await scan(await code())
  expect(title()).toBe(said)
  expect(await popup()).toBeNull()
})

test('a learner without a seat sees the reason and a link to the classroom', async () => {
  await begins(0)
  await scan(await code())
  expect(title()).toBe('You don’t have a seat in this session')
  expect(screen.getByRole('link', { name: 'View the training' }).getAttribute('href')).toBe(
    `/eu/classroom/detail/${workshop}`,
  )
})

test('an expired code asks for the current one, which can be typed', async () => {
  await enrol()
  await begins(0)
  const user = await scan('17.aaaaaaaaaaaaaaaaaaaaaa')
  expect(title()).toBe('This code has expired')
  expect(await popup()).toBeNull()
  await user.clear(screen.getByLabelText('Code'))
  await user.click(screen.getByRole('button', { name: 'Check in' }))
  expect(screen.getByText('Please enter the code.')).toBeDefined()
  await user.type(screen.getByLabelText('Code'), ` ${await code()} `)
  await user.click(screen.getByRole('button', { name: 'Check in' }))
  await redraw()
  expect(title()).toBe('You are checked in')
})

test('offline no check-in is shown, and the scan is not lost', async () => {
  await enrol()
  await begins(0)
  page.line.up = false
  const user = await scan(await code())
  expect(title()).toBe('You are not checked in yet')
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(title()).toBe('You are checked in')
  expect(page.line.times(checkIn)).toBe(1)
})

test('a typed code that did not arrive can be sent again', async () => {
  await enrol()
  await begins(0)
  const { $checkInState, checkInAgain, checkInWithScan } = await import('#src/stores/classroom/check-in.ts')
  page.at('/eu/check-in')
  const typed = await code()
  page.line.up = false
  await checkInWithScan(place, typed)
  expect($checkInState.get()).toMatchObject({ state: 'refused', reason: 'unreachable' })
  page.line.up = true
  await checkInAgain(place)
  expect($checkInState.get().state).toBe('done')
})

test('without a code the page asks for one', async () => {
  await show(await import('#src/islands/check-in/island.tsx'), { place })
  expect(screen.getByLabelText('Code')).toBeDefined()
  expect(page.line.times()).toBe(0)
})
