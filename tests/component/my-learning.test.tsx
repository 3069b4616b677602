import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { enrolIn, watch } from '../fixtures/learning.ts'
import { openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { enrol } from '../fixtures/server/exam.ts'
import { redraw, show } from './show.tsx'

let page: Page
const address = '/eu/my-learning'
beforeEach(async () => {
  page = await openPageSignedIn()
  page.at(address)
})

const open = async () => {
  const user = await show(await import('#src/islands/my-learning/island.tsx'), { place })
  await redraw()
  return user
}

test('what was begun is shown first, and leads to its own page', async () => {
  await enrol(page.elsewhere, 2)
  await open()
  const link = await screen.findByRole('link', { name: 'Continue: Video security associate' })
  expect(link.getAttribute('href')).toBe('/eu/certification/detail/2')
})

test('a tab stands in the address, and the address opens a tab', async () => {
  await enrolIn(page, 1)
  await watch(page, 1, 0)
  const user = await open()
  await user.click(screen.getByRole('link', { name: 'Courses and videos' }))
  await redraw()
  expect(page.url.search).toBe('?tab=1&subTab=1')
  const value = Number((await screen.findByRole('progressbar')).getAttribute('value'))
  expect(value > 0 && value < 100).toBe(true)
  expect(screen.getByText('You have not watched a video yet.')).toBeDefined()
})

test('nothing yet says so', async () => {
  page.at(`${address}?tab=2`)
  await open()
  expect(await screen.findByText('You have no certificate yet.')).toBeDefined()
  expect(await screen.findByText('You have no certificate of attendance.')).toBeDefined()
})

test('what could not be loaded is not nothing, and may be tried again', async () => {
  const user = await open()
  page.line.up = false
  await user.click(screen.getByRole('link', { name: 'Medals' }))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.queryByText(/first medal/)).toBeNull()
  page.line.up = true
  await user.click(retry)
  expect(await screen.findByText(/first medal/)).toBeDefined()
})
