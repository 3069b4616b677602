import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTrainers, getTrainerPage } from '#src/contract/catalogue/trainer.ts'
import type { TenantName } from '#src/sites/site.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import {
  itemsOfBrand,
  places,
  textsInLanguage,
  withItemWithdrawn,
  wordsIn,
} from '../fixtures/server/seeded.ts'

const everything = { pageSize: 128 }

const team = (tenant: TenantName, language: string) =>
  itemsOfBrand(tenant, demonstrationItems('trainer'))
    .sort((a, b) => a.document.position - b.document.position)
    .map(({ id, document: { country, languages, subjects, texts } }) => ({
      id,
      picture: null,
      country,
      languages,
      subjects,
      ...textsInLanguage(texts, language),
    }))

const page = (tenant: TenantName, language: string) => {
  const [item] = itemsOfBrand(tenant, demonstrationItems('trainerPage'))
  return item && wordsIn(item.document.texts, language)
}

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test.each([
    ['en', {}],
    ['de', places.german],
    ['ar', places.arabic],
    ['ko', places.korean],
  ])('the team and its page in %s, else in English', async (language, place) => {
    const api = portal.api(null, place)
    expect(unwrap(await api.call(findTrainers, everything))).toMatchObject({
      rows: team('main', language),
      total: team('main', language).length,
    })
    expect(unwrap(await api.call(getTrainerPage, {}))).toEqual(page('main', language))
  })

  test('the team is paged', async () => {
    const all = team('main', 'en')
    expect(unwrap(await portal.api().call(findTrainers, {})).rows).toEqual(all.slice(0, 15))
    const second = unwrap(await portal.api().call(findTrainers, { page: 2, compact: true }))
    expect(second).toMatchObject({ rows: all.slice(10, 20), total: all.length })
  })

  test.each(demonstrationItems('region'))(
    'region $id leaves those whose country belongs to it',
    async ({ id, document }) => {
      const there = team('main', 'en').filter(({ country }) => document.countries.includes(country))
      const found = unwrap(await portal.api().call(findTrainers, { ...everything, regionId: id }))
      expect(found).toMatchObject({ rows: there, total: there.length })
    },
  )

  test('an unknown or withdrawn region has no trainers', async () => {
    const nobody = { rows: [], total: 0 }
    expect(unwrap(await portal.api().call(findTrainers, { regionId: 999 }))).toMatchObject(nobody)
    await withItemWithdrawn(portal, 'region', 1, async () =>
      expect(unwrap(await portal.api().call(findTrainers, { regionId: 1 }))).toMatchObject(nobody),
    )
  })

  test('the sister brand has its own team and page', async () => {
    const sister = portal.api(null, places.sister)
    expect(unwrap(await sister.call(findTrainers, everything)).rows).toEqual(team('sister', 'en'))
    expect(unwrap(await sister.call(getTrainerPage, {}))).toEqual(page('sister', 'en'))
    expect(page('sister', 'en')).not.toEqual(page('main', 'en'))
  })

  test('a withdrawn trainer vanishes, and a withdrawn page is not found', async () => {
    await withItemWithdrawn(portal, 'trainer', 1, async () => {
      const found = unwrap(await portal.api().call(findTrainers, everything))
      expect(found.rows.map(({ id }) => id)).not.toContain(1)
      expect(found.total).toBe(team('main', 'en').length - 1)
    })
    await withItemWithdrawn(portal, 'trainerPage', 1, async () =>
      refusedWith(await portal.api().call(getTrainerPage, {}), 404),
    )
  })

  test('wrong input is refused', async () => {
    for (const query of ['pageSize=12', 'pageNum=x', 'regionId=0', 'regionId=x'])
      expect((await portal.request(`/api${findTrainers.path}?${query}`)).status, query).toBe(400)
  })
})
