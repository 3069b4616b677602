import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import playwright from '../../playwright.config.ts'
import { startDevelopment } from '../dev/development-process.ts'
import { type SampleEdit, sampleEdits } from './sample-edits.ts'
import { createScratchCopy } from './scratch-copy.ts'

/** The URLs that only a publish creates in production. */
const publishedPaths = ['/robots.txt', '/sitemap.xml', '/sitemap-en-en.xml', '/news/feed.xml']

/** The URLs that the server handles, some with 404. Its responses have the id of their request. */
const serverPaths = [
  '/api/openapi.json',
  '/calendar/nobody',
  '/avatars/nobody',
  '/payment/webhook',
  '/media/nothing',
]

/**
 * Changes a file, waits until the change is visible, and reverts it. Returns the milliseconds, or the reason if the
 * change was not visible.
 */
async function tryEdit(
  page: Page,
  origin: string,
  folder: string,
  edit: SampleEdit,
): Promise<number | string> {
  const path = join(folder, edit.file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(edit.from)) return `${edit.file} has no longer "${edit.from}"`
  await edit.open?.(page)
  await page.waitForTimeout(500)
  const begun = performance.now()
  writeFileSync(path, text.replace(edit.from, edit.to))
  try {
    await edit.untilVisible(page, origin)
    const milliseconds = performance.now() - begun
    await edit.checkState?.(page)
    return milliseconds
  } catch (error) {
    return (error as Error).message
  } finally {
    writeFileSync(path, text)
    await page.waitForTimeout(1000)
  }
}

/** The time in milliseconds within which a change must be visible; the first change of each kind compiles more than the next. */
const visibleWithin = 2000

/** Makes every kind of change with a running development server, and checks it in a browser. */
export async function testDevelopmentServer(): Promise<boolean> {
  const folder = createScratchCopy()
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-dev-'))
  const { origin, stop } = await startDevelopment({ sources: folder, dataDir })
  const browser = await chromium.launch(playwright.use?.launchOptions)
  const page = await browser.newPage({ baseURL: origin })
  page.setDefaultTimeout(10_000)
  let holds = true
  const report = (ok: boolean, line: string) => {
    holds &&= ok
    console.log(`${ok ? '✓' : '✗'} ${line}`)
  }
  try {
    for (const address of publishedPaths) {
      const { status } = await fetch(origin + address)
      report(status === 200, `${address} answers ${status}`)
    }
    for (const address of serverPaths) {
      const { headers } = await fetch(origin + address)
      report(headers.has('x-request-id'), `${address} is answered by the server`)
    }
    for (const edit of sampleEdits) {
      const found = await tryEdit(page, origin, folder, edit)
      const ok = typeof found === 'number' && found <= visibleWithin
      report(ok, `${edit.title}: ${typeof found === 'number' ? `seen after ${Math.round(found)} ms` : found}`)
    }
  } finally {
    await browser.close()
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return holds
}
