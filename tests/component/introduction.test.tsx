import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getCertification } from '../../src/contract/certification.ts'
import { getSession } from '../../src/contract/session.ts'
import { certificationWith } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
})

const showFilm = async (video: string | null) => {
  const certificationDetail = certificationWith({ video })
  page.portal.answer(getCertification, () => ({ certificationDetail, courseList: [], banner: null }))
  const island = await import('../../src/islands/introduction/island.tsx')
  const user = await show(island, { id: 2, name: 'Associate', kept: {} })
  await user.click(screen.getByRole('button', { name: 'Play the introduction: Associate' }))
  await redraw()
}

test('a learner watches the film', async () => {
  await showFilm('/media/a.mp4?signed')
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/media/a.mp4?signed')
})

test('an anonymous reader is asked to sign in', async () => {
  page.signedIn = false
  await showFilm('/media/a.mp4?signed')
  const { $signInReason } = await import('../../src/stores/notices.ts')
  expect($signInReason.get()).toBe('enrolment:certification.signInForFilm')
  expect(document.querySelector('video')).toBeNull()
})

test('where there is no film, that is said', async () => {
  await showFilm(null)
  const { $toasts } = await import('../../src/stores/notices.ts')
  expect($toasts.get().map(({ text }) => text)).toEqual(['enrolment:certification.noFilm'])
})
