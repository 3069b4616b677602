import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { acknowledgeCertificate } from '../../src/contract/certificate.ts'
import { acknowledgeNotice, getDueNotices, setMigrationSeen } from '../../src/contract/notice.ts'
import { getSession } from '../../src/contract/session.ts'
import type { Notice } from '../../src/domain/notice/notice.ts'
import { place } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const island = () => import('../../src/islands/shell-notices/island.tsx')
const notice = (id: number, type: Notice['type'], link: string | null = null): Notice => ({
  id,
  type,
  title: `Title ${id}`,
  text: `Text ${id}`,
  link,
  from: '2024-02-01T02:00:00Z',
  language: 'en',
})
let due: Notice[]

beforeEach(async () => {
  page = await openPage()
  due = []
  page.portal.answer(getSession, () => learnerWith())
  page.portal.answer(getDueNotices, () => due)
  page.portal.answer(acknowledgeNotice, () => true as const)
  page.portal.answer(setMigrationSeen, () => true as const)
  page.portal.answer(acknowledgeCertificate, () => true as const)
})

const read = () => screen.getByRole('button', { name: 'I have read it' })
const paths = () => page.portal.calls.map(({ path }) => path)

test('one at a time: the change of address, the migration, then what a certificate brings', async () => {
  due = [notice(5, 'reminder'), notice(3, 'migration'), notice(4, 'congratulation'), notice(1, 'urlChange')]
  const user = await show(await island(), { place })
  const titles = []
  for (let shown = screen.queryByRole('dialog'); shown; shown = screen.queryByRole('dialog')) {
    titles.push(screen.getByRole('heading').textContent)
    await user.click(read())
    await redraw()
  }
  expect(titles).toEqual(['Title 1', 'Title 3', 'Congratulations', 'A certificate is about to expire'])
  expect(paths().slice(-4)).toEqual([
    acknowledgeNotice.path,
    setMigrationSeen.path,
    acknowledgeCertificate.path,
    acknowledgeCertificate.path,
  ])
})

test('a certificate is named with its number, and leads to My Learning', async () => {
  due = [notice(4, 'congratulation')]
  const user = await show(await island(), { place })
  expect(screen.getByText('You hold the certificate Title 4, number Text 4.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Have a look' }))
  await redraw()
  expect(page.left).toEqual(['/eu/my-learning?tab=2'])
})

test('a link of a notice stays in the reader’s place', async () => {
  due = [notice(3, 'migration', '/my-learning')]
  const user = await show(await island(), { place })
  await user.click(screen.getByRole('button', { name: 'Have a look' }))
  await redraw()
  expect(page.left).toEqual(['/eu/my-learning'])
})

test('while the cookie banner asks, no notice shows', async () => {
  page.consentPending = true
  due = [notice(1, 'urlChange')]
  await show(await island(), { place })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a notice waits until the dialog is closed that somebody has opened', async () => {
  due = [notice(1, 'urlChange')]
  const opened = document.createElement('dialog')
  opened.open = true
  page.portal.answer(getDueNotices, () => {
    document.body.append(opened)
    return due
  })
  await show(await island(), { place })
  expect(screen.queryByRole('dialog', { name: 'Title 1' })).toBeNull()
  opened.remove()
  act(() => page.clock.advance(500))
  expect(screen.getByRole('dialog', { name: 'Title 1' })).toBeDefined()
})

test('nobody is asked for notices who is not signed in', async () => {
  page.signedIn = false
  await show(await island(), { place })
  expect(page.portal.times(getDueNotices)).toBe(0)
})

test('who comes back from sign-off in the middle of an exam is told, with one way: back', async () => {
  page.url = new URL('http://portal.test/eu/faq?keyword=a&mid-exam=1#b')
  due = [notice(1, 'urlChange')]
  const user = await show(await island(), { place })
  expect(screen.getByRole('dialog', { name: 'You are in an exam' })).toBeDefined()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(page.url.href).toBe('http://portal.test/eu/faq?keyword=a#b')
  expect(screen.getByRole('dialog', { name: 'Title 1' })).toBeDefined()
})
