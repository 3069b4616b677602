import { beforeEach, expect, test } from 'vitest'
import { awaitResponses, openPage, type Page } from '#tests/fixtures/page.ts'
import { getProvinces } from '../../contract/catalogue/country.ts'
import { getSitesByIds } from '../../contract/catalogue/site.ts'

/** A site that orders food for its trainings. */
const feeding = { siteId: 3 }
let page: Page
beforeEach(async () => {
  page = await openPage(feeding)
})

test('whether a site orders food is asked once; after a failure it is asked again', async () => {
  const { isFoodOrdered } = await import('./site.ts')
  page.line.lose(getSitesByIds)
  expect(await isFoodOrdered()).toBe(false)
  expect(await isFoodOrdered()).toBe(true)
  expect(await isFoodOrdered()).toBe(true)
  expect(page.line.times(getSitesByIds)).toBe(2)
  page = await openPage()
  expect(await (await import('./site.ts')).isFoodOrdered()).toBe(false)
})

test('the provinces of a country are requested once, and none without a country; after a failure there are none', async () => {
  const { $provinces, loadProvinces } = await import('./provinces.ts')
  const load = async (country: string) => {
    loadProvinces(country)
    await awaitResponses()
    return page.line.times(getProvinces)
  }
  expect([await load(''), await load('DE'), await load('DE')]).toEqual([0, 1, 1])
  expect(Object.keys($provinces.get())).toEqual(['DE'])
  expect($provinces.get().DE?.length).toBeGreaterThan(0)
  page.line.lose(getProvinces)
  await load('PL')
  expect($provinces.get().PL).toEqual([])
})
