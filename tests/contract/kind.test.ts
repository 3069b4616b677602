import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getKinds } from '#src/contract/kind.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

describe.each(databases)('kinds of certification on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test('both kinds have their names', async () => {
    expect((await askWire(portal, getKinds, { siteId: 21, languageId: 4 })).data).toEqual([
      { kindType: '0', kindName: 'Zertifizierung Allgemeine Sicherheitstechnik' },
      { kindType: '1', kindName: 'Zertifizierung Sicherheitsprodukte' },
    ])
    const arabic = unwrap(await portal.api(null, { siteId: 3, languageId: 3 }).call(getKinds, {}))
    expect(arabic.map(({ name }) => name)).toEqual(['شهادة الأنظمة الأمنية العامة', 'شهادة المنتجات الأمنية'])
  })

  test('untranslated names are in English', async () => {
    const british = unwrap(await portal.api(null, { siteId: 2, languageId: 2 }).call(getKinds, {}))
    expect(british).toEqual(unwrap(await portal.api().call(getKinds, {})))
    expect(british[0]?.name).toBe('General security certification')
  })

  test('the sister brand has only the kinds that it certifies', async () => {
    const sister = portal.api(null, { origin: sisterOrigin, siteId: 19 })
    expect(unwrap(await sister.call(getKinds, {})).map(({ kind }) => kind)).toEqual(['hsc'])
  })

  test('a language that the brand does not have is refused', async () => {
    expect((await askWire(portal, getKinds, { siteId: 1, languageId: 99 })).status).toBe(403)
  })
})
