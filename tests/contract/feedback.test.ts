import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentItem } from '#server/db/schema/content.ts'
import { feedback } from '#server/db/schema/feedback.ts'
import { getFeedbackPrompt } from '#src/contract/catalogue/feedback.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { contentChanged } from '../fixtures/server/seeded.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

const [main, sister] = demonstrationItems('feedback').map(({ document }) => document)

describe.each(databases)('the prompt for feedback on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const promptIn = async (siteId: number, languageId: number) =>
    unwrap(await portal.api(null, { siteId, languageId }).call(getFeedbackPrompt, {}))

  test('has title, description, link and its state', async () => {
    const { data } = await askWire(portal, getFeedbackPrompt, { siteId: 21, languageId: 4 })
    expect(data).toEqual({ ...main?.texts.de, link: main?.link, activeState: '1', textLanguage: 'de' })
  })

  test('is in the requested language, else in English with that language stated', async () => {
    expect(await promptIn(3, 3)).toMatchObject({ ...main?.texts.ar, language: 'ar' })
    expect(await promptIn(7, 6)).toMatchObject({ ...main?.texts.fr, language: 'fr' })
    expect(await promptIn(2, 2)).toMatchObject({ ...main?.texts.en, language: 'en' })
  })

  test('is separate on the sister brand', async () => {
    const api = portal.api(null, { origin: sisterOrigin, siteId: 19 })
    expect(unwrap(await api.call(getFeedbackPrompt, {}))).toMatchObject({ ...sister?.texts.en })
  })

  test('is returned also when hidden, and null where there is none', async () => {
    await portal.db.update(feedback).set({ active: false })
    await contentChanged(portal)
    expect((await askWire(portal, getFeedbackPrompt)).data).toMatchObject({ activeState: '0' })
    await portal.db.update(contentItem).set({ state: 'withdrawn' }).where(eq(contentItem.family, 'feedback'))
    await contentChanged(portal)
    expect(await promptIn(1, 1)).toBeNull()
  })

  test('of an unknown site is refused', async () => {
    expect((await askWire(portal, getFeedbackPrompt, { siteId: 999 })).status).toBe(403)
  })
})
