import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { families } from './fixtures/families.ts'
import { expect, test } from './fixtures/portal.ts'

const kB = 1024

/** What a page load fetched, in bytes over the wire (gzip), by kind. */
async function bytesOf(page: Page, path: string) {
  const fetched: Promise<{ kind: string; url: string; bytes: number }>[] = []
  const note = async (response: Response) => {
    const kind = response.request().resourceType()
    const body = await response.body()
    return { kind, url: response.url(), bytes: kind === 'font' ? body.length : gzipSync(body).length }
  }
  page.on('response', (response) => fetched.push(note(response)))
  await page.goto(path, { waitUntil: 'networkidle' })
  const all = await Promise.all(fetched)
  const sum = (kind: string) =>
    all.filter((one) => one.kind === kind).reduce((total, one) => total + one.bytes, 0)
  return { all, script: sum('script'), stylesheet: sum('stylesheet'), font: sum('font') }
}

/** What is nothing without its island asks at once. */
const apps = ['/practical-exam-task/4']
const read = families.filter((path) => !apps.includes(path)).map((path) => `/eu${path}`)

for (const path of [...read, '/mobile/eu/course/detail/1?view=mobile', '/mena/ar', '/eu/de']) {
  test(`an anonymous reader of ${path} fetches little, and no React`, async ({ page }) => {
    const { all, script, stylesheet, font } = await bytesOf(page, path)
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([src], [type*="json"])')]
        .map((one) => one.textContent ?? '')
        .join(''),
    )
    expect(script + gzipSync(inline).length).toBeLessThanOrEqual(5 * kB)
    expect(stylesheet).toBeLessThanOrEqual(20 * kB)
    expect(font).toBeLessThanOrEqual(60 * kB)
    expect(all.filter((one) => one.kind === 'fetch' || one.kind === 'xhr')).toEqual([])
  })
}

test('a course page at work stays under 110 kB of scripts, React included', async ({ page }) => {
  let scripts = 0
  const sizes: Promise<void>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(
      response.body().then((body) => {
        scripts += gzipSync(body).length
      }),
    )
  })
  await page.goto('/eu/course/detail/1')
  await page.locator('[data-act="enrol"]').click()
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await Promise.all(sizes)
  test.info().annotations.push({ type: 'scripts, gzip', description: `${(scripts / kB).toFixed(1)} kB` })
  expect(scripts).toBeLessThanOrEqual(110 * kB)
})

test('published pages hold no markup of React and no style attribute', async ({ request }) => {
  for (const path of families) {
    const html = await (await request.get(`/eu${path}`)).text()
    expect(html).not.toMatch(/data-reactroot|<!--\$-->|\sstyle=/)
  }
})
