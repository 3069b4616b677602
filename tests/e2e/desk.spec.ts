import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { getContentItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { savePicture } from '#src/contract/publishing/picture.ts'
import { largerVideo } from '../fixtures/mp4.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'
import type { OwnPortal } from './fixtures/own-portal.ts'

/** Returns the field at a path of the document. Its element has the id to which findings link. */
const field = (page: Page, path: string) => page.locator(`[id="field-${path}"]`)

/** Signs a browser in as a new editor; returns the editor. */
async function signInAsEditor(portal: OwnPortal, context: BrowserContext) {
  const editor = await portal.newcomer(['editor'])
  await portal.signInAs(context, editor)
  return editor
}

const isSaved = (page: Page) => expect(page.locator('.saved')).toContainText('Saved')

test('an editor finds a course, corrects its name, sees it in the preview, and publishes it', async ({
  page,
  portal,
}) => {
  test.slow()
  await signInAsEditor(portal, page.context())
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/operator/')) calls.push(request.url())
  })
  await page.goto('/desk')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.figs b', { hasText: /\d/ })).toHaveCount(4)
  await expectAccessible(page)
  // Each call was sent only once: the view reuses the requests that the first script has started.
  expect(calls).toHaveLength(new Set(calls).size)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find or do' }).fill('Reading a site')
  await page.getByRole('option', { name: /^Reading a site.*Course/ }).click()
  await expect(page).toHaveURL(/\/desk\/edit\//)
  await page.getByRole('link', { name: 'Skip to the form' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(field(page, 'texts.en.name')).toBeFocused()
  await field(page, 'texts.en.name').fill('Reading a site: risk, layers and answers')
  await isSaved(page)
  await expect(page.frameLocator('.pv iframe').first().getByRole('heading', { level: 1 })).toHaveText(
    'Reading a site: risk, layers and answers',
  )
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toContainText('Live on eu in', { timeout: 120_000 })
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0]
  await expect(page.getByRole('dialog').getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`/course/detail/${id}$`),
  )
  await page.getByRole('button', { name: 'Close' }).click()
  const published = await page.request.get(`/eu/course/detail/${id}`)
  expect(await published.text()).toContain('Reading a site: risk, layers and answers')
})

test('two editors write the same text: the second one chooses, and finds the text of the first among earlier drafts', async ({
  page,
  portal,
  browser,
}) => {
  const editor = await signInAsEditor(portal, page.context())
  const other = await browser.newContext({ baseURL: portal.origin })
  await signInAsEditor(portal, other)
  const second = await other.newPage()
  await Promise.all([page.goto('/desk/edit/news/2'), second.goto('/desk/edit/news/2')])
  await field(second, 'texts.en.title').waitFor()
  await field(page, 'texts.en.title').fill('Written by the first editor')
  await isSaved(page)
  await field(second, 'texts.en.title').fill('Written by the second editor')
  await field(second, 'texts.en.summary').fill('Only the second editor changed the summary.')
  const conflict = second.getByRole('region', { name: 'Two changes to the same item' })
  await expect(conflict.getByRole('radio')).toHaveCount(2)
  await expectAccessible(second)
  await conflict.getByRole('radio').nth(1).check()
  await conflict.getByRole('button', { name: 'Continue with these' }).click()
  await isSaved(second)
  const { draft } = unwrap(await editor.api.call(getContentItem, { family: 'news', id: 2 }))
  expect(draft).toMatchObject({
    texts: {
      en: { title: 'Written by the second editor', summary: 'Only the second editor changed the summary.' },
    },
  })
  await second.getByText('Earlier drafts', { exact: true }).click()
  await second.locator('.versions').getByRole('button').first().click()
  const earlier = second.getByRole('dialog')
  await expect(earlier.locator('.changes')).toContainText('first')
  await expectAccessible(second)
  await earlier.getByRole('button', { name: 'Restore as the draft' }).click()
  await expect(earlier).toHaveCount(0)
  await expect(field(second, 'texts.en.title')).toHaveValue('Written by the first editor')
  await other.close()
})

test('offline and after the session has ended, all changes are stored and saved later', async ({
  page,
  portal,
  faults,
}) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const editor = await signInAsEditor(portal, page.context())
  await page.goto('/desk/edit/faq/3')
  const question = field(page, 'texts.en.question')
  await question.waitFor()
  await page.context().setOffline(true)
  await question.fill('Written without a network?')
  await expect(page.locator('.saved')).toContainText('kept on this device')
  await page.context().setOffline(false)
  await isSaved(page)
  await page.context().clearCookies()
  await question.fill('Written after the session?')
  await expect(page.getByRole('alert').first()).toContainText('You are signed out')
  await portal.signInAs(page.context(), editor)
  await page.reload()
  await expect(question).toHaveValue('Written after the session?')
  await isSaved(page)
  const { draft } = unwrap(await editor.api.call(getContentItem, { family: 'faq', id: 3 }))
  expect(draft).toMatchObject({ texts: { en: { question: 'Written after the session?' } } })
})

test('a space typed after bold text is stored as a space, not as a non-breaking one', async ({
  page,
  portal,
}) => {
  const editor = await signInAsEditor(portal, page.context())
  await page.goto('/desk/edit/faq/5')
  await field(page, 'texts.en.answer').click()
  await page.keyboard.press('Control+End')
  for (const keys of [' Now', ' bold', ' and not']) {
    await page.keyboard.type(keys)
    await page.keyboard.press('Control+b')
  }
  await isSaved(page)
  const { draft } = unwrap(await editor.api.call(getContentItem, { family: 'faq', id: 5 }))
  const { answer } = (draft as { texts: { en: { answer: string } } }).texts.en
  expect(answer).toContain('Now<strong> bold</strong> and not')
})

test('a translator works through the texts to translate with the keyboard', async ({
  page,
  portal,
  faults,
}) => {
  // The preview of an item without texts in a language responds with 410 until the first text is typed.
  faults.expect(/410 \(Gone\).*\/eu\/it\/news\/detail\/4\?preview=/)
  const editor = await signInAsEditor(portal, page.context())
  const { published, edition } = unwrap(await editor.api.call(getContentItem, { family: 'news', id: 4 }))
  const { texts, ...rest } = published as { texts: Record<string, object> }
  const { it: _, ...others } = texts
  const document = { ...rest, texts: others }
  unwrap(await editor.api.call(saveDraft, { family: 'news', id: 4, edition, document }))
  await page.goto('/desk/content/news?missing=it')
  await page.getByRole('table').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Italian/ }).click()
  await expect(page).toHaveURL(/language=it/)
  await expect(page.getByRole('list', { name: 'Terms' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Alt+n')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Titolo in italiano')
  await page.keyboard.press('Alt+n')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Riassunto in italiano.')
  await isSaved(page)
  const { draft } = unwrap(await editor.api.call(getContentItem, { family: 'news', id: 4 }))
  expect(draft).toMatchObject({
    texts: { it: { title: 'Titolo in italiano', summary: 'Riassunto in italiano.' } },
  })
})

test('a stored picture is found by the name of its file, and chosen', async ({ page, portal }) => {
  const editor = await signInAsEditor(portal, page.context())
  const bytes = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#356' } })
    .jpeg()
    .toBuffer()
  const image = new File([new Uint8Array(bytes)], 'mast-in-fog.jpg', { type: 'image/jpeg' })
  const { name } = unwrap(await editor.api.call(savePicture, { image }))
  await page.goto('/desk/edit/course/5')
  await page.getByRole('button', { name: 'Choose a stored picture' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('in-fog')
  const choices = dialog.getByRole('listitem')
  await expect(choices).toHaveCount(1)
  await expectAccessible(page)
  await choices.getByRole('button', { name: /mast-in-fog/ }).click()
  await expect(dialog).toBeHidden()
  await isSaved(page)
  const { draft } = unwrap(await editor.api.call(getContentItem, { family: 'course', id: 5 }))
  expect(draft).toMatchObject({ picture: { name, width: 900, height: 500 } })
})

test('a course is made from nothing: a video by upload, two sites, three languages', async ({
  page,
  portal,
}) => {
  test.slow()
  const editor = await signInAsEditor(portal, page.context())
  await page.goto('/desk/create/course')
  const details = {
    'texts.en.name': 'Door strikes',
    'texts.en.summary': 'Choose a strike.',
    code: 'ACS-999',
    version: '2026',
  }
  for (const [path, value] of Object.entries(details)) await field(page, path).fill(value)
  await expect(page).toHaveURL(/\/desk\/edit\/course\/\d+/)
  await expect(field(page, 'version')).toBeFocused()
  await field(page, 'texts.en.description').fill('A strike releases the latch.')
  for (const [path, value] of [
    ['contentType', 'course'],
    ['kind', 'gsc'],
    ['subject', 'access'],
    ['requirement', 'elective'],
  ] as const)
    await field(page, path).selectOption(value)
  for (const path of ['certificationType', 'subtype']) await field(page, path).selectOption({ index: 1 })
  await field(page, 'credits').fill('1')
  // The list of choices extends beyond its panel, and contains quizzes only.
  await field(page, 'quiz').fill('a')
  const quizzes = page.getByRole('listbox').getByRole('option')
  await expect(quizzes.filter({ hasText: 'Quiz' }).first()).toBeVisible()
  await quizzes.first().click()
  await page.getByRole('button', { name: 'Add: Outcome' }).click()
  await field(page, 'texts.en.outcomes.0').fill('choose a strike')
  await page.getByRole('button', { name: 'Add: Chapter' }).click()
  await field(page, 'texts.en.chapters.0.name').fill('Fail-safe and fail-secure')
  await field(page, 'texts.en.chapters.0.summary').fill('What happens without power.')
  const chapters = page.getByRole('list', { name: 'Chapters' })
  await chapters.getByRole('button', { name: 'Upload a video' }).click()
  const video = page.getByRole('dialog')
  await video
    .getByLabel('File')
    .setInputFiles({ name: 'Door Strikes.mp4', mimeType: 'video/mp4', buffer: largerVideo(1000) })
  await expect(video.getByLabel('Name')).toHaveValue('door-strikes')
  await expectAccessible(page)
  await video.getByRole('button', { name: 'Upload' }).click()
  await expect(video).toContainText('door-strikes is ready', { timeout: 30_000 })
  await video.getByRole('button', { name: 'Close' }).click()
  for (const language of ['German', 'Polish']) {
    await page.getByRole('button', { name: new RegExp(`^${language}`) }).click()
    await page.keyboard.press('Alt+n')
    await page.keyboard.type(`${language} name`)
    await page.keyboard.press('Alt+n')
    await page.keyboard.type(`${language} summary.`)
  }
  await page.getByRole('button', { name: 'mena', exact: true }).click()
  await isSaved(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toContainText('Live on eu in', { timeout: 120_000 })
  const id = Number(/\/(\d+)(\?|$)/.exec(page.url())?.[1])
  const item = unwrap(await editor.api.call(getContentItem, { family: 'course', id }))
  expect(item.published).toMatchObject({
    chapters: [{ video: 'door-strikes' }],
    audience: { sites: ['en', 'eu'] },
  })
  expect(await (await page.request.get(`/eu/de/course/detail/${id}`)).text()).toContain('German name')
  expect((await page.request.get(`/mena/course/detail/${id}`)).status()).toBe(404)
})

test('the first view stays within 180 kB of scripts and styles', async ({ request }) => {
  const html = await (await request.get('/desk')).text()
  const files = [...html.matchAll(/\/desk\/assets\/[^"]+/g)].map(([file]) => file)
  const bodies = await Promise.all(files.map(async (file) => (await request.get(file)).body()))
  expect(files.length).toBeGreaterThan(0)
  expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThan(180_000)
})
