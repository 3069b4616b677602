import type { BrowserContext } from '@playwright/test'
import { getContentItem, publishItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { draftStart } from '../fixtures/server/draft-start.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'
import type { OwnPortal } from './fixtures/own-portal.ts'

const news = { family: 'news', id: 3 } as const
type Document = Record<string, unknown> & { texts: Record<string, Record<string, unknown>> }

/** Signs a browser in as a new editor; returns the editor. */
async function signInAsEditor(portal: OwnPortal, context: BrowserContext) {
  const editor = await portal.newcomer(['editor'])
  await portal.signInAs(context, editor)
  return editor
}

test('an editor rolls a site back and holds it while another publishes; released, it shows the new text', async ({
  page,
  portal,
}) => {
  test.slow()
  const other = await portal.newcomer(['editor'])
  const publish = async (title: string) => {
    const shown = unwrap(await other.api.call(getContentItem, news))
    const { texts, ...document } = (shown.draft ?? shown.published) as Document
    const changed = { ...document, texts: { ...texts, en: { ...texts.en, title } } }
    unwrap(await other.api.call(saveDraft, { ...news, ...draftStart(shown), document: changed }))
    const options = { waitsForPublish: true }
    return unwrap(await other.api.call(publishItem, { ...news, sites: ['eu'] }, options))
  }
  const readers = async () => (await page.request.get(`/eu/news/detail/${news.id}`)).text()
  await publish('Published before the roll back')
  await publish('Published by mistake')
  await expect.poll(readers).toContain('Published by mistake')

  await signInAsEditor(portal, page.context())
  await page.goto('/desk/publishing?site=eu')
  const panel = page.getByRole('region', { name: /^eu/ })
  await panel.getByRole('button', { name: 'Roll back to this release' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The text is wrong.')
  await dialog.getByRole('button', { name: 'Roll back' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel).toContainText('The text is wrong.')
  await expectAccessible(page)
  await expect.poll(readers).toContain('Published before the roll back')

  const { sites } = await publish('Published during the hold')
  expect(sites).toMatchObject([{ site: 'eu', held: { reason: 'The text is wrong.' } }])
  expect(await readers()).toContain('Published before the roll back')

  await panel.getByRole('button', { name: 'Release the hold' }).click()
  await expect(page.getByText('Live on eu in')).toBeVisible({ timeout: 120_000 })
  await expect(panel.getByRole('button', { name: 'Release the hold' })).toBeHidden()
  await expect.poll(readers).toContain('Published during the hold')
})

/** Saves a draft of news with changed English texts. */
async function saveTexts(
  api: Awaited<ReturnType<OwnPortal['newcomer']>>['api'],
  id: number,
  changes: { title: string; body?: string },
) {
  const shown = unwrap(await api.call(getContentItem, { family: 'news', id }))
  const { texts, ...document } = (shown.draft ?? shown.published) as Document
  const changed = { ...document, texts: { ...texts, en: { ...texts.en, ...changes } } }
  unwrap(await api.call(saveDraft, { family: 'news', id, ...draftStart(shown), document: changed }))
}

test('drafts are published from the list in one act; one that the check refuses says why', async ({
  page,
  portal,
}) => {
  test.slow()
  const { api } = await signInAsEditor(portal, page.context())
  for (const id of [5, 6]) await saveTexts(api, id, { title: `Many at once ${id}` })
  const body = '<p><a href="/course/detail/99999">A course that is not there</a></p>'
  await saveTexts(api, 7, { title: 'Many at once 7', body })
  await page.goto('/desk/content/news?query=Many%20at%20once')
  await page.getByRole('checkbox', { name: 'Select all 3' }).check()
  const bar = page.getByRole('toolbar', { name: '3 selected' })
  await bar.getByRole('button', { name: 'Publish' }).click()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('2 published', { timeout: 120_000 })
  await expect(result).toContainText('1 refused')
  await expectAccessible(page)
  const shown = async () => (await page.request.get('/eu/news/detail/5')).text()
  await expect.poll(shown).toContain('Many at once 5')
})

test('a scheduled publish is in the calendar; it is moved, and removed', async ({ page, portal }) => {
  const { api } = await signInAsEditor(portal, page.context())
  await saveTexts(api, 8, { title: 'Comes at noon' })
  const noon = new Date()
  noon.setHours(12, 0, 0, 0)
  noon.setDate(noon.getDate() + 2)
  unwrap(await api.call(publishItem, { family: 'news', id: 8, at: noon.toISOString() }))
  await page.goto('/desk/publishing/calendar')
  await expect(page.locator('.cal').getByRole('link', { name: /Comes at noon/ })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Comes at noon' })
  await row.getByRole('button', { name: 'Move', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const input = dialog.getByLabel(/^Date and time/)
  await input.fill((await input.inputValue()).replace('T12:00', 'T15:30'))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(dialog).toBeHidden()
  const publishAt = async () => unwrap(await api.call(getContentItem, { family: 'news', id: 8 })).publishAt
  await expect.poll(publishAt).toBe(new Date(noon.getTime() + 3.5 * 3_600_000).toISOString())
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toBeHidden()
  expect(await publishAt()).toBeNull()
})
