import { families } from './fixtures/families.ts'
import { bytesOf, expectSmallPage, recordFetchedFiles } from './fixtures/fetched-files.ts'
import { expect, test } from './fixtures/portal.ts'
import { keepPointerStill } from './fixtures/still-pointer.ts'

test.beforeEach(({ context }) => keepPointerStill(context))

const kB = 1024

/** The sizes of other pages are tested in families.spec.ts. */
for (const path of ['/mobile/eu/course/detail/1?view=mobile', '/eu/de']) {
  test(`an anonymous visitor of ${path} fetches little, and no React`, async ({ page }) => {
    const fetched = recordFetchedFiles(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectSmallPage(page, await fetched())
  })
}

test('a course page with awake islands stays far under 110 kB of scripts, React included', async ({
  page,
}) => {
  const fetched = recordFetchedFiles(page)
  await page.goto('/eu/course/detail/1')
  await page.locator('[data-act="enrol"]').click()
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts = bytesOf(await fetched(), 'script')
  test.info().annotations.push({ type: 'scripts, gzip', description: `${(scripts / kB).toFixed(1)} kB` })
  expect(scripts).toBeLessThanOrEqual(104 * kB)
})

test('published pages hold no markup of React and no style attribute', async ({ request }) => {
  for (const path of families) {
    const html = await (await request.get(`/eu${path}`)).text()
    expect(html).not.toMatch(/data-reactroot|<!--\$-->|\sstyle=/)
  }
})
