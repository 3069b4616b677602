import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { test } from './fixtures/portal.ts'

const pdf = {
  name: 'experience.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

/** Expects that the proof of work is computed, which shows that the form is awake. */
const atWork = (page: Page) => expect(page.getByText('Confirmed: you’re not a robot.')).toBeVisible()

test('an application is corrected and sent by keyboard alone, without a picture or a puzzle', async ({
  page,
}) => {
  await page.goto('/eu/join-us-as-a-trainer')
  const type = async (text: string) => {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.getByRole('button', { name: 'Send the application' }).focus()
  await page.keyboard.press('Enter')
  await atWork(page)
  await page.getByLabel(/^I agree/).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Send the application' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
    'Please enter your first name (letters, digits, spaces and standard punctuation).',
  )
  await expectAccessible(page)
  await page.keyboard.type('Ada')
  for (const text of ['Byron', 'ada@example.org', '+48 600 100 200', 'Poland']) await type(text)
  await page.getByLabel('Polish').focus()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: 'Networks' }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Your experience').focus()
  await page.keyboard.type('Ten years on ladders')
  await page.getByLabel('File').setInputFiles(pdf)
  await expect(page.getByText(/experience\.pdf .* has been uploaded/)).toBeVisible()
  await page.getByRole('button', { name: 'Send the application' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'We have received your application' })).toBeVisible()
  await expectAccessible(page)
})

test('a company is queried by keyboard alone, while the proof of work is computed', async ({ page }) => {
  await page.goto('/eu/vat')
  await page.getByLabel('VAT number').focus()
  await page.keyboard.type('PL 526-000-12-46')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/valid certificates? for PL/)).toBeVisible()
  await atWork(page)
  await expectAccessible(page)
})

test('a certificate’s number in the path is verified immediately; a typed number changes the address', async ({
  page,
}) => {
  await page.goto('/eu/certificate/verify/SL-NOBODY-1')
  await expect(page.getByText('No certificate has the number SL-NOBODY-1')).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/eu\/certificate\/verify$/)
  await page.getByLabel('Certificate number').fill('SL-NOBODY-2')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL('/eu/certificate/verify/SL-NOBODY-2')
  await expect(page.getByText('No certificate has the number SL-NOBODY-2')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('No certificate has the number SL-NOBODY-1')).toBeVisible()
  await expectAccessible(page)
  // The page is the same on phones.
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/eu/certificate/verify/SL-NOBODY-1')
  await expect(page).toHaveURL('/eu/certificate/verify/SL-NOBODY-1')
  await expect(page.getByText('No certificate has the number SL-NOBODY-1')).toBeVisible()
})

test('a contact message survives a reload, and is sent by keyboard alone', async ({ page }) => {
  await page.goto('/eu/contact')
  const fontOf = (label: string) => page.getByLabel(label).evaluate((field) => getComputedStyle(field).font)
  expect(await fontOf('Your message')).toBe(await fontOf('Your name'))
  await page.getByLabel('Your name').fill('Ada Byron')
  await atWork(page)
  await page.getByLabel('Email address').fill('ada@example.org')
  await page.getByLabel('What is it about?').selectOption('exam')
  await page.getByLabel('Your message').fill('Until when can I begin?')
  await page.reload()
  await expect(page.getByLabel('Your message')).toHaveValue('Until when can I begin?')
  await expect(page.getByLabel('What is it about?')).toHaveValue('exam')
  await page.getByLabel(/^I agree/).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Send the message' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'We have received your message' })).toBeFocused()
  await expectAccessible(page)
})

test('questions are filtered by words and by section; without matches the page links to the contact form', async ({
  page,
}) => {
  await page.goto('/eu/faq')
  const questions = page.locator('details.ask:visible')
  const all = await questions.count()
  await page.getByLabel('Filter the questions').fill('invoice')
  const left = await questions.count()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(all)
  await expect(page.getByText(`Questions shown: ${left}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Filter the questions').fill('INVÖICE zebra')
  await expect(page.getByText('No questions match.')).toBeVisible()
  await page.getByLabel('Filter the questions').fill('')
  await page.getByRole('button', { name: /^Payment \(\d+\)$/ }).click()
  await expect(page.getByRole('heading', { name: 'Exams' })).toBeHidden()
  await page.getByLabel('Filter the questions').fill('zebra')
  await page.locator('[data-none]').getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL('/eu/contact')
})
