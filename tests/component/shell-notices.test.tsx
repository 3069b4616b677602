import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getDueNotices } from '#src/contract/messaging/notice.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { issueTestCertificate } from '../fixtures/server/certificate.ts'
import { moveLearner } from '../fixtures/server/moved-learner.ts'
import { day } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

/** The demonstration's notices for everybody on the European site. */
const address = 'Europe has its own address'
const migration = 'Your learning record has moved with you'
const congratulation = 'Congratulations'
const reminder = 'Your certificate expires soon'

let page: Page
const island = () => import('#src/islands/shell-notices/island.tsx')

beforeEach(async () => {
  page = await openPageSignedIn()
  await moveLearner(page.portal, page.learnerId)
})

const read = () => screen.getByRole('button', { name: 'I have read it' })
const titlesRead = async (user: Awaited<ReturnType<typeof show>>) => {
  const titles = []
  for (let shown = screen.queryByRole('dialog'); shown; shown = screen.queryByRole('dialog')) {
    titles.push(screen.getByRole('heading').textContent)
    await user.click(read())
    await redraw()
  }
  return titles
}
/** Stores a certificate that is about to expire and whose congratulation was read long ago. */
const expiring = (certificationId: number) => {
  const now = page.clock.now()
  return issueTestCertificate(page.portal, page.learnerId, certificationId, {
    issuedAt: new Date(now - 720 * day),
    congratulatedAt: new Date(now - 719 * day),
  })
}

test('notices open one at a time: the change of address, the migration, then certificates', async () => {
  await issueTestCertificate(page.portal, page.learnerId, 2)
  await expiring(6)
  const user = await show(await island(), { place })
  expect(await titlesRead(user)).toEqual([address, migration, congratulation, reminder])
})

test('a notice that was read does not return', async () => {
  await issueTestCertificate(page.portal, page.learnerId, 2)
  await titlesRead(await show(await island(), { place }))
  const { loadDueNotices } = await import('#src/stores/notice/due-notices.ts')
  await act(loadDueNotices)
  await redraw()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('only the notice that was read does not return', async () => {
  await issueTestCertificate(page.portal, page.learnerId, 2)
  const { $dueNotices, acknowledgeDueNotice, loadDueNotices } = await import(
    '#src/stores/notice/due-notices.ts'
  )
  await loadDueNotices()
  for (const type of ['congratulation', 'migration'] as const) {
    const notices = $dueNotices.get()
    const read = notices.find((notice) => notice.type === type)
    if (!read) throw new Error(`There is no notice of the type ${type}`)
    await acknowledgeDueNotice(read)
    await loadDueNotices()
    expect($dueNotices.get()).toEqual(notices.filter((notice) => notice !== read))
  }
})

test('two notices of one type are read one after the other, before those of later types', async () => {
  await issueTestCertificate(page.portal, page.learnerId, 2)
  await issueTestCertificate(page.portal, page.learnerId, 7)
  await expiring(5)
  await expiring(6)
  const user = await show(await island(), { place })
  expect(await titlesRead(user)).toEqual([
    ...[address, migration],
    ...[congratulation, congratulation],
    ...[reminder, reminder],
  ])
})

test('a certificate notice shows its number, and links to My Learning', async () => {
  const number = await issueTestCertificate(page.portal, page.learnerId, 2)
  const user = await show(await island(), { place })
  for (const _ of [address, migration]) {
    await user.click(read())
    await redraw()
  }
  expect(
    screen.getByText(`You hold the certificate Video security associate, number ${number}.`),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Take a look' }))
  await redraw()
  expect(page.left).toEqual([`/eu/my-learning/certificate?number=${number}`])
})

test('a link of a notice stays in the reader’s site and language', async () => {
  const user = await show(await island(), { place })
  await user.click(read())
  await redraw()
  await user.click(screen.getByRole('button', { name: 'Take a look' }))
  await redraw()
  expect(page.left).toEqual(['/eu/my-learning'])
})

test('while the cookie banner is open, no notice shows', async () => {
  page.consentPending = true
  await show(await island(), { place })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a notice waits until a dialog of the reader is closed', async () => {
  const answer = page.line.hold(getDueNotices)
  await show(await island(), { place })
  const opened = document.body.appendChild(document.createElement('dialog'))
  opened.open = true
  answer()
  await redraw()
  expect(screen.queryByRole('dialog', { name: address })).toBeNull()
  opened.remove()
  act(() => page.clock.advance(500))
  expect(screen.getByRole('dialog', { name: address })).toBeDefined()
})

test('for anonymous visitors no notices are requested', async () => {
  page = await openPage()
  await show(await island(), { place })
  expect(page.line.times(getDueNotices)).toBe(0)
})

test('after an attempt to sign out during an exam a message has one link: back', async () => {
  page.at('/eu/faq?keyword=a&mid-exam=1#b')
  const user = await show(await island(), { place })
  expect(screen.getByRole('dialog', { name: 'You are taking an exam' })).toBeDefined()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(page.url.pathname + page.url.search + page.url.hash).toBe('/eu/faq?keyword=a#b')
  expect(screen.getByRole('dialog', { name: address })).toBeDefined()
})
