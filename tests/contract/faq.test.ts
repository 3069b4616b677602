import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faqText } from '#server/db/schema/faq.ts'
import { updatePlaceholders } from '#server/seed/update-placeholders.ts'
import { getFaq } from '#src/contract/catalogue/faq.ts'
import { faqSection } from '#src/domain/faq/faq-document.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

const { options: sections } = faqSection
const idsOf = (tenant: 'main' | 'sister') =>
  demonstrationItems('faq')
    .filter(({ document }) => document.audience.tenants.includes(tenant))
    .toSorted(
      (one, other) =>
        sections.indexOf(one.document.section) - sections.indexOf(other.document.section) ||
        one.document.position - other.document.position,
    )
    .map(({ id }) => id)

describe.each(databases)('the FAQ on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const entriesIn = async (siteId: number, languageId: number, keyword?: string) =>
    unwrap(await portal.api(null, { siteId, languageId }).call(getFaq, { keyword }))

  test('is ordered by section and position, each entry unchanged', async () => {
    const { data } = await askWire(portal, getFaq, { siteId: 21, languageId: 4 })
    const entries = data as { id: number }[]
    expect(entries.map(({ id }) => id)).toEqual(idsOf('main'))
    const first = demonstrationItems('faq').find(({ id }) => id === entries[0]?.id)
    expect(entries[0]).toEqual({
      id: first?.id,
      section: 'learning',
      ...first?.document.texts.de,
      textLanguage: 'de',
    })
  })

  test('is in Arabic for Arabic, and in English with that language stated where it is not translated', async () => {
    const first = demonstrationItems('faq')[0]?.document.texts
    await portal.db.delete(faqText).where(and(eq(faqText.id, 1), eq(faqText.language, 'fr')))
    expect((await entriesIn(3, 3))[0]).toMatchObject({ ...first?.ar, language: 'ar' })
    expect((await entriesIn(7, 6))[0]).toMatchObject({ ...first?.en, language: 'en' })
  })

  test('contains the product’s numbers, updated at a start', async () => {
    const english = and(eq(faqText.id, 1), eq(faqText.language, 'en'))
    await portal.db.update(faqText).set({ answer: '<p>11 credits</p>' }).where(english)
    await updatePlaceholders(portal.db)
    expect((await entriesIn(1, 1))[0]?.answer).toContain('12 credits</strong> for the general')
    await portal.db.delete(faqText).where(and(eq(faqText.id, 1), eq(faqText.language, 'fr')))
  })

  test('a keyword is found in question and answer, whatever its case, but not in HTML', async () => {
    const found = await entriesIn(1, 1, ' CREDITS ')
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(idsOf('main').length)
    for (const { question, answer } of found)
      expect(`${question} ${answer}`.toLowerCase()).toContain('credits')
    expect((await entriesIn(3, 3, 'البوابة')).length).toBeGreaterThan(0)
    expect(await entriesIn(1, 1, 'strong>')).toEqual([])
    expect(await entriesIn(1, 1, '%_%')).toEqual([])
    expect(await entriesIn(1, 1, '  ')).toHaveLength(idsOf('main').length)
  })

  test('is searched in the displayed texts only', async () => {
    const row = { id: 1, language: 'fr', question: 'Combien de chameaux ?', answer: '<p>Neuf.</p>' }
    await portal.db.insert(faqText).values(row)
    expect((await entriesIn(7, 6, 'combien de chameaux')).map(({ id }) => id)).toEqual([1])
    expect((await entriesIn(7, 6, 'How many credits do I need')).map(({ id }) => id)).not.toContain(1)
  })

  test('is separate on the sister brand', async () => {
    const sister = portal.api(null, { origin: sisterOrigin, siteId: 19 })
    expect(unwrap(await sister.call(getFaq, {})).map(({ id }) => id)).toEqual(idsOf('sister'))
    expect(idsOf('sister')).not.toEqual(idsOf('main'))
  })

  test('a keyword of more than a hundred signs is refused', async () => {
    expect((await askWire(portal, getFaq, { keyword: 'x'.repeat(101) })).status).toBe(400)
  })
})
