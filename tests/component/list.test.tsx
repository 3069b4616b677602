import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { findWorkshops } from '../../src/contract/classroom.ts'
import { findCourses } from '../../src/contract/course.ts'
import { findTrainers } from '../../src/contract/trainer.ts'
import type { Trainer } from '../../src/domain/trainer/trainer.ts'
import type { Place } from '../../src/routes.ts'
import type { ListName } from '../../src/stores/listing.ts'
import { courseWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const place: Place = {
  siteId: 21,
  prefix: 'eu',
  tenant: 'main',
  baseLanguage: 'en',
  language: 'en',
  variant: 'desktop',
}
const trainer: Trainer = {
  id: 7,
  country: 'PL',
  languages: ['en'],
  subjects: ['cctv'],
  picture: null,
  name: 'Marta Zielonka',
  title: 'Video security',
  biography: '<p>On ladders since 2004.</p>',
  language: 'en',
}

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(findCourses, () => ({ rows: [courseWith({ contentType: 'video' })], total: 1 }))
})

const showList = async (list: ListName, variant: Place['variant'] = 'desktop') =>
  show(await import('../../src/islands/list/island.tsx'), {
    list,
    place: { ...place, variant },
    total: 1,
    pageSize: 15,
    choices: {
      productLine: [{ value: 'cameras', text: 'Cameras' }],
      videoType: [{ value: 'how-to', text: 'How to' }],
    },
    kept: { results: '<p>The published list</p>' },
  })

test('on a phone many filters stand in a sheet, whose button says how many are set', async () => {
  const user = await showList('video', 'mobile')
  const button = screen.getByText('Filters')
  await user.click(button)
  await user.selectOptions(screen.getByLabelText('Product line'), 'Cameras')
  await redraw()
  expect(button.textContent).toBe('Filters (1)')
  expect(button.closest('details')?.open).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await redraw()
  expect(button.closest('details')?.open).toBe(false)
  expect(page.portal.calls.at(-1)?.request).toMatchObject({ productLine: 'cameras' })
})

test('on a phone words search without the sheet, and keep what was chosen', async () => {
  page.url = new URL('/eu/educational-video/list?videoType=how-to', page.url)
  const user = await showList('video', 'mobile')
  await user.type(screen.getByLabelText('Keyword'), 'door{Enter}')
  await redraw()
  expect(page.portal.calls.at(-1)?.request).toMatchObject({ videoType: 'how-to', keyword: 'door' })
})

test('on a desk the filters stand above the list', async () => {
  await showList('video')
  expect(screen.queryByText('Filters')).toBeNull()
  expect(screen.getByLabelText('Product line')).toBeDefined()
})

test('two filters stand above the list on a phone too', async () => {
  page.portal.answer(findWorkshops, () => ({ rows: [], total: 0 }))
  await showList('workshop', 'mobile')
  expect(screen.queryByText('Filters')).toBeNull()
  expect(screen.getByLabelText('Country or region')).toBeDefined()
})

test('a trainer of another page has a portrait, and can be led to', async () => {
  page.url = new URL('/eu/trainer-team?pageNum=2', page.url)
  const picture = { name: 'a'.repeat(32), width: 640, height: 640 }
  page.portal.answer(findTrainers, () => ({
    rows: [trainer, { ...trainer, id: 8, name: 'Jonas Albrecht', picture }],
    total: 17,
  }))
  await showList('trainer')
  const [drawn, pictured] = screen
    .getAllByRole('listitem')
    .filter(({ className }) => className.includes('card'))
  expect(drawn?.id).toBe('trainer-7')
  expect(drawn?.querySelector('.portrait')?.textContent).toBe('MZ')
  expect(pictured?.querySelector('img.portrait')?.getAttribute('src')).toContain(picture.name)
})
