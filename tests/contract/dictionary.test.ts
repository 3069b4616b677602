import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dictionaryItem } from '#server/db/schema/dictionary.ts'
import { getDictionaries, getDictionary, getUserTypes } from '#src/contract/catalogue/dictionary.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { contentChanged } from '../fixtures/server/seeded.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

const seeded = (type: string, language: string) =>
  (demonstrationItems('dictionary').find(({ document }) => document.type === type)?.document.items ?? []).map(
    ({ value, texts }) => ({ type, value, label: (texts[language] ?? texts.en).label }),
  )

describe.each(databases)('dictionaries on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const german = { siteId: 21, languageId: 4 }
  const arabic = { siteId: 3, languageId: 3 }
  const british = { siteId: 2, languageId: 2 }

  test('user types are text items in their order', async () => {
    const items = seeded('user_type', 'de')
    expect(unwrap(await portal.api(null, german).call(getUserTypes, {}))).toEqual(items)
    const { data } = await askWire(portal, getUserTypes, german)
    expect(data).toEqual(items.map(({ value, label }) => ({ textCode: value, textName: label })))
  })

  test('a dictionary comes by its type, and without one the page images', async () => {
    const { data } = await askWire(portal, getDictionary, { ...arabic, dictType: 'cancel_reason' })
    expect(data).toEqual(
      seeded('cancel_reason', 'ar').map(({ type, value, label }) => ({
        dictType: type,
        dictValue: value,
        dictLabel: label,
      })),
    )
    expect(unwrap(await portal.api(null, arabic).call(getDictionary, {}))).toEqual(seeded('page_image', 'ar'))
  })

  test('labels that are not translated are English, one by one', async () => {
    const learnWays = { type: 'learn_ways' }
    const all = unwrap(await portal.api(null, british).call(getDictionary, learnWays))
    expect(all).toEqual(seeded('learn_ways', 'en'))
    const id = demonstrationItems('dictionary').find(({ document }) => document.type === 'learn_ways')
      ?.id as number
    const label = 'Online film course'
    const row = { id, position: 0, language: 'en-GB', value: 'online-video', label }
    await portal.db.insert(dictionaryItem).values(row)
    await contentChanged(portal)
    const some = unwrap(await portal.api(null, british).call(getDictionary, learnWays))
    expect(some.map((each) => each.label)).toEqual([label, ...all.slice(1).map((each) => each.label)])
  })

  test('several dictionaries come by type, and one that is not there is empty', async () => {
    const dictTypes = ['front_logo', 'certificate_step', 'certification_programs', 'learn_ways', 'nothing']
    const byType = unwrap(await portal.api().call(getDictionaries, { types: dictTypes }))
    expect(byType).toEqual(Object.fromEntries(dictTypes.map((type) => [type, seeded(type, 'en')])))
    expect(byType.front_logo?.map(({ label }) => label)).toEqual([
      '/favicon-main.svg',
      '/favicon-thermal.svg',
    ])
    for (const type of dictTypes.slice(0, 4)) expect(byType[type]).not.toEqual([])
  })

  test('the sister brand has them too', async () => {
    const sister = portal.api(null, { origin: sisterOrigin, siteId: 19 })
    expect(unwrap(await sister.call(getUserTypes, {}))).toEqual(seeded('user_type', 'en'))
  })

  test.each([
    [getDictionary, { dictType: 'Page Image' }],
    [getDictionaries, { dictTypes: 'front_logo,,learn_ways' }],
    [getDictionaries, {}],
  ])('%# is refused: an invalid type', async (call, fields) => {
    expect((await askWire(portal, call, fields)).status).toBe(400)
  })
})
