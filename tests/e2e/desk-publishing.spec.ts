import type { BrowserContext } from '@playwright/test'
import { getContentItem, publishItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { draftStart } from '../fixtures/server/draft-start.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'
import type { OwnPortal } from './fixtures/own-portal.ts'

const news = { family: 'news', id: 3 } as const
type Document = Record<string, unknown> & { texts: Record<string, Record<string, unknown>> }

/** Signs in as a new editor. */
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
  await panel.getByRole('button', { name: 'Roll back to it' }).first().click()
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
