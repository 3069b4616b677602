import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sendContactRequest } from '#src/contract/messaging/contact.ts'
import { openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { getProof } from './get-proof.ts'
import { redraw, show } from './show.tsx'

let page: Page
beforeEach(async () => {
  page = await openPage()
})

const draw = async () => show(await import('#src/islands/contact/island.tsx'), { place, privacy: '/privacy' })

async function fillIn(user: Awaited<ReturnType<typeof draw>>) {
  await user.type(screen.getByLabelText('Your name'), 'Ada Byron')
  await user.type(screen.getByLabelText('Email address'), 'ada@example.org')
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'An exam')
  await user.type(screen.getByLabelText('Your message'), 'Until when can I begin?')
  await user.click(screen.getByRole('checkbox'))
}
const send = () => screen.getByRole('button', { name: 'Send the message' })

test('a message is sent, and its number is shown', async () => {
  const user = await draw()
  await fillIn(user)
  await getProof()
  await user.click(send())
  // A slow machine needs longer for the proof of work.
  const heading = { name: 'We have received your message' }
  expect(await screen.findByRole('heading', heading, { timeout: 20_000 })).toBeDefined()
  expect(screen.getByText(/reply to ada@example.org/)).toBeDefined()
  expect(screen.getByText(/Message number: \d+/)).toBeDefined()
})

test('each field shows its error, and nothing is sent', async () => {
  const user = await draw()
  await user.type(screen.getByLabelText('Email address'), 'ada')
  await user.click(send())
  await redraw()
  for (const words of [/enter your name/, /like name@example.org/, /choose what/, /how we can help/, /agree/])
    expect(screen.getByText(words, { selector: '.wrong' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'))
  expect(page.line.times(sendContactRequest)).toBe(0)
})

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Your message').value
const alert = () => screen.getByRole('alert').textContent

test('a refused name shows the invalid sign', async () => {
  const user = await draw()
  await user.type(screen.getByLabelText('Your name'), '=Ada')
  await user.click(screen.getByRole('checkbox'))
  await user.click(send())
  await redraw()
  expect(screen.getByText(/^This can’t begin with “=”/, { selector: '.wrong' })).toBeDefined()
})

test('an error disappears when its field is filled, and returns when it is cleared', async () => {
  const user = await draw()
  await user.click(send())
  const wrong = () => screen.queryByText(/enter your name/, { selector: '.wrong' })
  expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true')
  await user.type(screen.getByLabelText('Your name'), 'Ada')
  expect(wrong()).toBeNull()
  await user.clear(screen.getByLabelText('Your name'))
  expect(wrong()).not.toBeNull()
})

test('the entries survive a reload, and are deleted once they were sent', async () => {
  const user = await draw()
  await fillIn(user)
  cleanup()
  const again = await draw()
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Ada Byron')
  expect(screen.getByLabelText<HTMLSelectElement>('What is it about?').value).toBe('exam')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  expect(message()).toBe('Until when can I begin?')
  await getProof()
  await again.click(send())
  await redraw()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'We have received your message' }))
  expect(page.visit.get('form contact')).toBe('')
})

test('a double click sends once', async () => {
  const user = await draw()
  await fillIn(user)
  await getProof()
  const answer = page.line.hold(sendContactRequest)
  await user.dblClick(send())
  expect(screen.getByRole('button', { name: 'Sending your message' }).getAttribute('aria-busy')).toBe('true')
  answer()
  await redraw()
  expect(page.line.times(sendContactRequest)).toBe(1)
})

test('offline and with a used proof an error is shown, and the message stays', async () => {
  const user = await draw()
  await fillIn(user)
  await getProof()
  page.line.lose(sendContactRequest)
  await user.click(send())
  await redraw()
  expect([alert(), message()]).toEqual([
    expect.stringContaining('couldn’t reach the server'),
    'Until when can I begin?',
  ])
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect([alert(), message()]).toEqual([
    expect.stringContaining('confirm that you’re not a robot'),
    'Until when can I begin?',
  ])
  await getProof()
  await user.click(send())
  await redraw()
  expect(screen.getByRole('heading', { name: 'We have received your message' })).toBeDefined()
})
