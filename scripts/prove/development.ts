import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import playwright from '../../playwright.config.ts'
import { startDevelopment } from '../dev/development-process.ts'
import { type SampleEdit, sampleEdits } from './sample-edits.ts'
import { createScratchCopy } from './scratch-copy.ts'

/** The paths whose contents are created only by a publish in production. */
const publishedPaths = ['/robots.txt', '/sitemap.xml', '/sitemap-en-en.xml', '/news/feed.xml']

/** Paths that the server itself handles, some with 404. Each response of the server has the id of the request. */
const serverPaths = [
  '/api/openapi.json',
  '/calendar/nobody',
  '/avatars/nobody',
  '/payment/webhook',
  '/media/nothing',
]

/**
 * Changes a file, waits until the change is visible, and then reverts it. Returns the time until the change was
 * visible, in milliseconds, or an explanation if it was not visible.
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

/**
 * The time in milliseconds within which a change must be visible. It is long enough for the first change of each
 * kind, which compiles more than later changes.
 */
const visibleWithin = 2000

/**
 * Changes a source of each kind while a development server runs, and checks in a browser that the change is visible.
 */
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
