import { like } from 'drizzle-orm'
import { job } from '#server/db/schema/job.ts'
import { publishDocuments } from '#server/services/publishing/content-item/publish-documents.ts'
import { createApi } from '#src/api/create-api.ts'
import { getMail, getMails } from '#src/contract/messaging/mail.ts'
import { getContentItem } from '#src/contract/publishing/editing.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { unlimitedEditor } from '#src/domain/editor-limits.ts'
import { newDatesJobPattern } from '#src/domain/job/job-name.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { openTable, takeScreenshot } from './fixtures/exam-table.ts'

const table = openTable()
const { t } = translatorOf('en')
const workshop = 17
const day = 24 * 60 * 60 * 1000

const operator = () =>
  createApi({
    baseURL: `${table.portal.origin}/api`,
    siteId: 21,
    languageId: 1,
    headers: { Authorization: 'Bearer the-token-of-the-exam-tests-only-0001' },
  })

/** Returns the text of the newest stored mail of a kind to an address, as mail programs read it. */
async function mailed(kind: string, email: string): Promise<string> {
  const api = operator()
  const find = async () =>
    rowsOrThrow(await api.call(getMails, {})).find(
      (each) => each.kind === kind && each.email === email && each.state === 'sent',
    )
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy()
  const { message } = unwrap(await api.call(getMail, { id: (await find())?.id as number }))
  return message.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
}
const linkIn = (mail: string, name: string): string =>
  new RegExp(`http[^\\s"<>]*/new-dates\\?${name}=[\\w~-]+`).exec(mail)?.[0] as string

/** Publishes another date of the workshop as an editor, and runs the job that sends the alerts. */
async function publishDate(): Promise<void> {
  const { db } = table.portal
  const request = { family: 'classroom', id: workshop } as const
  const { published } = unwrap(await operator().call(getContentItem, request))
  const [startsAt, endsAt] = [30, 31].map((days) => new Date(Date.now() + days * day).toISOString())
  const item = { family: 'classroom', id: 900, document: { ...published, startsAt, endsAt } } as Item
  await db.transaction((tx) =>
    publishDocuments(tx, [item], { editor: 'editor@demo.test', limits: unlimitedEditor, now: Date.now() }),
  )
  await db.update(job).set({ dueAt: new Date() }).where(like(job.name, newDatesJobPattern))
}

test('an address is entered at a list, confirmed by email, notified of a new date, and unsubscribed by one click', async ({
  page,
}) => {
  test.slow()
  const email = `dates-${Date.now()}@example.org`
  await page.goto(`${table.portal.origin}/eu/workshop-seminar/list`)
  await page.getByLabel(t('new-dates:email')).fill(email)
  await page.getByRole('button', { name: t('new-dates:send') }).click()
  await expect(page.getByRole('heading', { name: t('new-dates:sent') })).toBeFocused({ timeout: 30_000 })
  await expectAccessible(page)
  await takeScreenshot(page, 'new-dates-asked')
  await page.goto(linkIn(await mailed('newDatesConfirm', email), 'confirm'))
  await page.getByRole('button', { name: t('new-dates:confirm.yes') }).click()
  await expect(
    page.getByText(t('new-dates:confirm.done', { what: t('new-dates:of.workshops') })),
  ).toBeVisible()
  await expectAccessible(page)
  await publishDate()
  const mail = await mailed('newDatesFound', email)
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  await page.goto(linkIn(mail, 'end'))
  await expect(page.getByText(t('new-dates:ended'))).toBeVisible()
  await takeScreenshot(page, 'new-dates-ended')
  await mailed('newDatesEnded', email)
})
