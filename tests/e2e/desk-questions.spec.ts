import { getContentItem } from '#src/contract/publishing/editing.ts'
import type { Documents } from '#src/domain/content-item/families.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'

const gift = `// [id:E2E-1]
Which cable carries light? {=Fibre ~Copper}

// [id:E2E-2]
Which unit has resistance? {=Ohm ~Volt

// [id:E2E-3]
Which lens sees more? {=A wide one ~A long one}
`

test('an editor imports a bank with a faulty line, mends it, translates a question and publishes', async ({
  page,
  portal,
}) => {
  test.slow()
  const editor = await portal.newcomer(['editor'])
  await portal.signInAs(page.context(), editor)
  await page.goto('/desk/questions')
  await page.getByRole('table').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Import a pool' }).click()
  await page.getByLabel('Name of the pool').fill('Cables and lenses')
  await page.getByRole('combobox', { name: 'Use', exact: true }).selectOption('practice')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cables.gift', mimeType: 'text/plain', buffer: Buffer.from(gift) })
  await expect(page.getByRole('heading', { name: '3 found' })).toBeVisible()
  const importButton = page.getByRole('button', { name: /^Import 2 questions/ })
  await expect(importButton).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  const lines = page.getByLabel('The lines in the file')
  await lines.fill((await lines.inputValue()).replace('~Volt', '~Volt}'))
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByRole('button', { name: /^Import 3 questions/ }).click()
  await page.getByRole('link', { name: 'Open the pool' }).click()
  await page.getByRole('link', { name: 'Which unit has resistance?' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: /German/ }).click()
  await page.getByLabel('Question', { exact: true }).fill('Welche Einheit hat der Widerstand?')
  await page.getByLabel('Option 1').fill('Ohm')
  await page.getByLabel('Option 2').fill('Volt')
  await page.getByLabel('Explanation', { exact: true }).fill('Das Ohm ist die Einheit des Widerstands.')
  await expect(page.locator('.saved')).toContainText('Saved')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toContainText('Publishing')
  const id = Number(/questions\/(\d+)/.exec(page.url())?.[1])
  const published = async () =>
    unwrap(await editor.api.call(getContentItem, { family: 'pool', id })).published
  // The pool itself is published immediately; the pages of all sites are published later.
  await expect.poll(published, { timeout: 30_000 }).toBeTruthy()
  const { questions } = (await published()) as Documents['pool']
  expect(questions.map(({ code }) => code)).toEqual(['E2E-1', 'E2E-2', 'E2E-3'])
  expect(questions[1]?.texts.de).toMatchObject({
    question: 'Welche Einheit hat der Widerstand?',
    options: ['Ohm', 'Volt'],
  })
})

test('a reviewer, who is no editor, sees pools and statistics, and takes a question out after seeing the effect', async ({
  page,
  portal,
}) => {
  test.slow()
  const reviewer = await portal.newcomer(['reviewer'])
  await portal.signInAs(page.context(), reviewer)
  await page.goto('/desk')
  await expect(page).toHaveURL(/\/desk\/questions$/)
  await page.getByRole('table').waitFor()
  await expectAccessible(page)
  // The demonstration has submitted papers of this pool, but too few for statistics of its questions.
  await page.getByRole('link', { name: 'Video security associate' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.getByRole('table').waitFor()
  await page.getByRole('heading', { name: 'Results' }).click()
  const results = page.getByRole('group').filter({ hasText: 'Results' })
  await expect(results).toContainText(/^Results2 papers, 50% passed, median \d+/)
  await expect(results.getByRole('listitem')).toHaveCount(10)
  await expect(results).toContainText('Too few answers')
  await expectAccessible(page)
  await page.getByRole('rowheader').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Take out of scoring' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('finished attempt')
  await expect(dialog.getByRole('button', { name: 'Take out and rescore' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await dialog.getByLabel('Reason').fill('Two of its answers are right.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Take out and rescore' }).click()
  await expect(dialog).toContainText('is taken out')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByText('The question has already been taken out.')).toBeVisible()
  // Only editors can open the import of questions.
  await page.goto('/desk/questions/import')
  await expect(page.getByRole('heading', { name: 'This page is for editors' })).toBeVisible()
})
