import { translatorOf } from '#src/i18n/load-messages.ts'
import { expect, test } from './fixtures/portal.ts'

const { t } = translatorOf('en')

test('a button that is pressed while its island loads is clicked when it is released', async ({ page }) => {
  await page.goto('/eu/workshop-seminar/list')
  const button = page.getByRole('button', { name: t('new-dates:send') })
  await button.hover()
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('date-alert'))
  // Pressing the mouse button focuses the page's button, which wakes the island.
  await page.mouse.down()
  await loaded
  // The loaded island is mounted within the next tasks of the event loop.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await page.mouse.up()
  await expect(page.getByText(t('new-dates:error'))).toBeVisible()
})
