import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { askForHelp } from '#src/contract/contact.ts'
import { openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { proven } from './proven.ts'
import { redraw, show } from './show.tsx'

let page: Page
beforeEach(async () => {
  page = await openPage()
})

const draw = async () => show(await import('#src/islands/contact/island.tsx'), { place, privacy: '/privacy' })

async function fillIn(user: Awaited<ReturnType<typeof draw>>) {
  await user.type(screen.getByLabelText('Your name'), 'Ada Byron')
  await user.type(screen.getByLabelText('E-mail address'), 'ada@example.org')
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'An exam')
  await user.type(screen.getByLabelText('Your message'), 'Until when can I begin?')
  await user.click(screen.getByRole('checkbox'))
}
const send = () => screen.getByRole('button', { name: 'Send the message' })

test('a message is sent, and its number said', async () => {
  const user = await draw()
  await fillIn(user)
  await proven()
  await user.click(send())
  expect(await screen.findByRole('heading', { name: 'We have received your message' })).toBeDefined()
  expect(screen.getByText(/reply to ada@example.org/)).toBeDefined()
  expect(screen.getByText(/Number of the message: \d+/)).toBeDefined()
})

test('each field says what it wants, and nothing is sent', async () => {
  const user = await draw()
  await user.type(screen.getByLabelText('E-mail address'), 'ada')
  await user.click(send())
  await redraw()
  for (const words of [
    /enter your name/,
    /like name@example.org/,
    /choose what/,
    /what we can help/,
    /agree/,
  ])
    expect(screen.getByText(words, { selector: '.wrong' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'))
  expect(page.line.times(askForHelp)).toBe(0)
})

test('what was written is there again after a reload, and gone when it was sent', async () => {
  const user = await draw()
  await fillIn(user)
  const kept = page.visit.get('form contact')
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ name: 'Ada Byron', subject: 'exam' })
  await draw()
  expect(screen.getAllByLabelText<HTMLTextAreaElement>('Your message').at(-1)?.value).toBe(
    'Until when can I begin?',
  )
})
