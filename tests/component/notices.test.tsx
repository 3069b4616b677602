import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage, type Page } from '../fixtures/page.ts'
import { show } from './show.tsx'

let page: Page
let notices: typeof import('#src/stores/notice/notices.ts')
const island = () => import('#src/islands/notices/island.tsx')

beforeEach(async () => {
  page = await openPage()
  notices = await import('#src/stores/notice/notices.ts')
})

test('a refusal opens a dialog titled Tips with one button, which closes it', async () => {
  const user = await show(await island(), {})
  act(() => notices.$popup.set({ code: 10024, message: 'Said by the server', context: {} }))
  const dialog = await screen.findByRole('dialog', { name: 'Tips' })
  expect(dialog.textContent).not.toContain('10024')
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a code without a text shows the server’s message', async () => {
  await show(await island(), {})
  act(() => notices.$popup.set({ code: 99, message: 'Said by the server', context: {} }))
  await screen.findByText('Said by the server')
})

test('the sign-in dialog shows its reason and opens sign-in', async () => {
  const user = await show(await island(), {})
  act(() => notices.openSignInDialog('enrolment:signInToEnrol'))
  await screen.findByText('Sign in to enroll in this course. You will then return to this page.')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(page.left).toHaveLength(1)
})

test('Not now and Escape close the sign-in dialog', async () => {
  const user = await show(await island(), {})
  act(() => notices.openSignInDialog('enrolment:signInToEnrol'))
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => notices.openSignInDialog('enrolment:signInToEnrol'))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('one overlay opens at a time: a refusal comes before the sign-in dialog', async () => {
  await show(await island(), {})
  act(() => {
    notices.openSignInDialog('enrolment:signInToEnrol')
    notices.$popup.set({ code: 99, message: 'Said by the server', context: {} })
  })
  await screen.findByRole('dialog', { name: 'Tips' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('a toast is shown in the status region and disappears after 3 seconds', async () => {
  await show(await island(), {})
  act(() => notices.showToast('enrolment:enrolled'))
  expect(screen.getByRole('status').textContent).toBe('You are enrolled. Start with chapter 1.')
  act(() => page.clock.advance(3000))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a toast stays while the pointer is over it', async () => {
  const user = await show(await island(), {})
  act(() => notices.showToast('enrolment:enrolled'))
  const statusText = () => screen.getByRole('status').textContent
  await user.hover(screen.getByText('You are enrolled. Start with chapter 1.'))
  act(() => page.clock.advance(60_000))
  expect(statusText()).not.toBe('')
  await user.unhover(screen.getByText('You are enrolled. Start with chapter 1.'))
  act(() => page.clock.advance(3000))
  expect(statusText()).toBe('')
})
