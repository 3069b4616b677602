import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getCountries, getProvinces } from '../../src/contract/country.ts'
import { changeProfile } from '../../src/contract/profile.ts'
import { getSession } from '../../src/contract/session.ts'
import { getSupplyInfo } from '../../src/contract/supply-info.ts'
import type { Learner } from '../../src/domain/learner/learner.ts'
import { place } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

const nothing = {
  ...{
    firstName: false,
    lastName: false,
    phoneNumber: false,
    phoneCode: false,
    address: false,
    postcode: false,
  },
  ...{ country: false, province: false, city: false, vatNumber: false, company: false },
}
const bavaria = { code: 'DE-BY', name: 'Bayern', cities: ['Augsburg', 'München'] }
const hesse = { code: 'DE-HE', name: 'Hessen', cities: [] }

let page: FakePage
beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSupplyInfo, () => ({ ...nothing, city: true }))
  page.portal.answer(getCountries, () => [
    { id: 276, name: 'Germany', code: 'DE', regionId: null },
    { id: 442, name: 'Luxembourg', code: 'LU', regionId: null },
  ])
  page.portal.answer(getProvinces, ({ countryCode }) => (countryCode === 'DE' ? [bavaria, hesse] : []))
})

const open = async (learner: Partial<Learner>) => {
  page.portal.answer(getSession, () => learnerWith(learner))
  const user = await show(await import('../../src/islands/profile/island.tsx'), { place })
  await redraw()
  return user
}
const written = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value
const choice = (label: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name: label })
const optionsOf = (label: RegExp) =>
  within(choice(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('a country brings its provinces, and a province its cities', async () => {
  const user = await open({ countryCode: null, province: null, city: null })
  await user.selectOptions(choice(/Country/), 'DE')
  await redraw()
  expect(optionsOf(/Province/)).toEqual(['Please choose', 'Bayern', 'Hessen'])
  await user.selectOptions(choice(/Province/), 'Bayern')
  expect(optionsOf(/City/)).toEqual(['Please choose', 'Augsburg', 'München'])
  page.portal.answer(changeProfile, () => learnerWith({}))
  await user.selectOptions(choice(/City/), 'München')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await redraw()
  const said = page.portal.calls.find(({ path }) => path === changeProfile.path)?.request
  expect(said).toMatchObject({ countryCode: 'DE', province: 'Bayern', city: 'München' })
})

test('where nothing is known one writes', async () => {
  const user = await open({ countryCode: 'LU', province: 'Diekirch', city: 'Clervaux' })
  expect(written(/Province/)).toBe('Diekirch')
  expect(written(/City/)).toBe('Clervaux')
  await user.selectOptions(choice(/Country/), 'DE')
  await redraw()
  await user.selectOptions(choice(/Province/), 'Hessen')
  expect(written(/City/)).toBe('')
})

test('what was written before stays chosen, though it is not among what is known', async () => {
  await open({ countryCode: 'DE', province: 'Bayern', city: 'Fürth' })
  expect(choice(/Province/).value).toBe('Bayern')
  expect(choice(/City/).value).toBe('Fürth')
})
