import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { session } from '#server/db/schema/session.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'
import {
  expectQuestion,
  openTable,
  savedNote,
  storedOnDeviceNote,
  takeScreenshot,
} from './fixtures/exam-table.ts'
import { bytesOf, recordFetchedFiles } from './fixtures/fetched-files.ts'

const { t } = translatorOf('en')
const table = openTable()

/** Returns the files of the page that are missing in its caches, from which its service worker would serve them. */
const notKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return ['no service worker']
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    const own = loaded.filter(
      ({ origin, pathname }) => origin === location.origin && !/^\/(api|media|avatars)\//.test(pathname),
    )
    const paths = [...new Set([location.pathname, ...own.map(({ pathname }) => pathname)])]
    const found = await Promise.all(paths.map((path) => caches.match(path)))
    return paths.filter((_, index) => !found[index])
  })

test('offline answers wait on the device, survive a reload, and are sent when the connection returns', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|could not be loaded/)
  const learner = await table.sitDown(page)
  await page.keyboard.press('a')
  await expect(savedNote(page)).toBeVisible()
  await expect.poll(() => notKept(page)).toEqual([])
  await page.context().setOffline(true)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('b')
  await expect(storedOnDeviceNote(page)).toBeVisible()
  await takeScreenshot(page, 'offline')
  await expectAccessible(page)
  expect(await table.givenAt(learner, 2)).toBe(0)
  await page.reload()
  await expectQuestion(page, 2)
  await expect(page.getByRole('button', { name: /^Question 2, Answered/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('a')
  await expect(storedOnDeviceNote(page)).toBeVisible()
  await page.context().setOffline(false)
  await expect(savedNote(page)).toBeVisible({ timeout: 15_000 })
  expect([await table.givenAt(learner, 2), await table.givenAt(learner, 3)]).toEqual([1, 1])
  // Answers that the server acknowledged are no longer stored on the device.
  const waiting = await page.evaluate(async () => {
    const open = indexedDB.open('exam-room')
    await new Promise((resolve) => {
      open.onsuccess = resolve
    })
    const names = open.result.transaction('kept').objectStore('kept').getAllKeys()
    await new Promise((resolve) => {
      names.onsuccess = resolve
    })
    return names.result.map(String).filter((name) => name.includes('waiting'))
  })
  expect(waiting).toEqual([])
})

test('a second tab takes the seat visibly, and the first can take it back', async ({ page }) => {
  const learner = await table.sitDown(page)
  await page.keyboard.press('a')
  await expect(savedNote(page)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(table.address())
  await other.getByRole('button', { name: t('exam:door.goOn') }).click()
  await expectQuestion(other, 1)
  await expect(page.getByRole('heading', { name: t('exam:taken.title') })).toBeVisible()
  await takeScreenshot(page, 'taken')
  await expectAccessible(page)
  await other.keyboard.press('ArrowRight')
  await other.keyboard.press('b')
  await expect(savedNote(other)).toBeVisible()
  await expect.poll(() => table.givenAt(learner, 2)).toBe(1)
  await page.getByRole('button', { name: t('exam:taken.back') }).click()
  await expectQuestion(page, 1)
  await expect(page.getByRole('button', { name: /^Question 2, Answered/ })).toBeVisible()
  await expect(other.getByRole('heading', { name: t('exam:taken.title') })).toBeVisible()
  await other.close({ runBeforeUnload: false })
})

test('answers given while the server is killed are saved once it is back', async ({ page, faults }) => {
  faults.expect(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource/)
  const learner = await table.sitDown(page)
  await page.keyboard.press('a')
  await expect(savedNote(page)).toBeVisible()
  await table.portal.kill()
  try {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('b')
    await expect(storedOnDeviceNote(page)).toBeVisible()
  } finally {
    await table.portal.serve()
  }
  await expect(savedNote(page)).toBeVisible({ timeout: 15_000 })
  expect([await table.givenAt(learner, 1), await table.givenAt(learner, 2)]).toEqual([1, 1])
})

test('leaving asks for a confirmation, and the page is small', async ({ page }) => {
  await table.sitDown(page)
  await page.locator('label.opt').first().click()
  await expect(savedNote(page)).toBeVisible()
  // The exam room is reloaded, and the browser's dialog that asks for confirmation is accepted.
  page.on('dialog', (dialog) => void dialog.accept())
  const fetched = recordFetchedFiles(page)
  await page.reload()
  await expectQuestion(page, 1)
  const scripts = bytesOf(await fetched(), 'script') / 1024
  test.info().annotations.push({ type: 'scripts, gzip', description: `${scripts.toFixed(1)} kB` })
  // React, the API client and the code shared by islands make up 90 kB of these scripts.
  expect(scripts).toBeLessThanOrEqual(108)
  // Requests while the page closes are not measured.
  page.removeAllListeners('response')
  await page.locator('label.opt').last().click()
  const nextEvent = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await nextEvent).type()).toBe('beforeunload')
})

test('when the session ends, the answers stay, and signing in returns to the paper', async ({
  page,
  faults,
}) => {
  faults.expect(/401|Failed to load resource/)
  const learner = await table.sitDown(page)
  await page.keyboard.press('a')
  await expect(savedNote(page)).toBeVisible()
  await table.portal.db.delete(session).where(eq(session.learnerId, learner.learnerId))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog', { name: t('exam:session.title') })
  await expect(dialog).toBeVisible()
  await takeScreenshot(page, 'session-ended')
  await expectAccessible(page)
  expect(await table.givenAt(learner, 2)).toBe(0)
  await dialog.getByRole('button', { name: t('exam:session.signIn') }).click()
  await expect(page).toHaveURL(/identity|interaction|sso/)
  // The identity provider has no account of this learner, so the test signs the same learner in again itself.
  await table.portal.signInAgain(page.context(), learner)
  await page.goto(table.address())
  await expectQuestion(page, 2)
  await expect(savedNote(page)).toBeVisible()
  await expect.poll(() => table.givenAt(learner, 2)).toBe(1)
})
