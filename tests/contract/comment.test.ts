import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getComments } from '#src/contract/catalogue/comment.ts'
import type { TenantName } from '#src/sites/site.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { itemsOfBrand, places, withItemWithdrawn, wordsIn } from '../fixtures/server/seeded.ts'

const seeded = (tenant: TenantName, language: string) =>
  itemsOfBrand(tenant, demonstrationItems('comment'))
    .sort((a, b) => a.document.position - b.document.position)
    .map(({ id, document: { country, certification = null, course = null, texts } }) => ({
      ...{ id, country, certificationId: certification, courseId: course },
      ...wordsIn(texts, language),
    }))

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test('the comments of users are returned in their order', async () => {
    const comments = unwrap(await portal.api().call(getComments, {}))
    expect(comments).toEqual(seeded('main', 'en'))
    expect(comments.length).toBeGreaterThan(2)
  })

  test.each([
    ['de', places.german],
    ['ar', places.arabic],
    ['ko', places.korean],
  ])('in %s, else in English', async (language, place) => {
    expect(unwrap(await portal.api(null, place).call(getComments, {}))).toEqual(seeded('main', language))
  })

  test('the sister brand shows only its own comments', async () => {
    const comments = unwrap(await portal.api(null, places.sister).call(getComments, {}))
    expect(comments).toEqual(seeded('sister', 'en'))
    expect(comments.length).toBeLessThan(seeded('main', 'en').length)
  })

  test('a withdrawn comment vanishes', async () => {
    await withItemWithdrawn(portal, 'comment', 2, async () => {
      const ids = unwrap(await portal.api().call(getComments, {})).map(({ id }) => id)
      expect(ids).not.toContain(2)
    })
  })
})
