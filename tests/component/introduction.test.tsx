import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { redraw, show } from './show.tsx'

/** The general certification is introduced by a film, video security associate is not. */
const [filmed, unfilmed] = [1, 2]
let page: Page

beforeEach(async () => {
  page = await openPageSignedIn()
})

const showFilm = async (id: number) => {
  const island = await import('#src/islands/introduction/island.tsx')
  const user = await show(island, { id, name: 'Associate', path: `/eu/certification/detail/${id}`, kept: {} })
  await user.click(screen.getByRole('link', { name: 'Play the introduction: Associate' }))
  await redraw()
}

test('a learner watches the film', async () => {
  await showFilm(filmed)
  expect(document.querySelector('video')?.getAttribute('src')).toMatch(/^\/media\//)
})

test('an anonymous reader is asked to sign in', async () => {
  page = await openPage()
  await showFilm(filmed)
  const { $signInReason } = await import('#src/stores/notices.ts')
  expect($signInReason.get()).toBe('enrolment:certification.signInForFilm')
  expect(document.querySelector('video')).toBeNull()
  expect(page.line.times()).toBe(0)
})

test('where there is no film, that is said', async () => {
  await showFilm(unfilmed)
  const { $toasts } = await import('#src/stores/notices.ts')
  expect($toasts.get().map(({ text }) => text)).toEqual(['enrolment:certification.noFilm'])
})
