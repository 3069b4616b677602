import type { Page } from '@playwright/test'
import { enrol } from '../fixtures/server/exam.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { chooseIn } from './fixtures/choose-option.ts'
import type { OwnPortal } from './fixtures/own-portal.ts'

/** A classroom in Warsaw with a fee, and its free certification. */
const classroom = 1
const certification = 2
const address = `/eu/payment?relationId=${classroom}&relationType=1`

/** Opens the payment page as a new learner who is already registered in the certification. */
async function open(portal: OwnPortal, page: Page): Promise<void> {
  const { api } = await portal.signInAsNewcomer(page.context())
  await enrol(api, certification)
  await page.goto(address)
}

async function fillBilling(page: Page): Promise<void> {
  await page.getByLabel('Street').fill('ul. Testowa 1')
  await page.getByLabel('Postal code').fill('00-001')
  await chooseIn(page, 'Country', 'Poland')
  // The lists are loaded from the server; until then the fields accept any text.
  await chooseIn(page, /State or province/, 'Mazowieckie')
  await chooseIn(page, 'City', 'Warsaw')
  await expect(page.getByText('VAT (23%)')).toBeVisible()
}

test('a seat is ordered by bank transfer, then paid by card instead', async ({ page, portal }) => {
  await open(portal, page)
  await page.getByRole('radio', { name: /Bank transfer/ }).check()
  await expect(page.getByText('Service charge', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Order and pay' }).click()
  await expect(page.getByText(/^Please fill in this field/).first()).toBeVisible()
  await expect(page.getByText('Please choose a country.')).toBeVisible()
  await fillBilling(page)
  // The error of a field disappears when the field, or a list, is corrected.
  await expect(page.locator('.wrong')).toHaveCount(0)
  await page.getByRole('button', { name: 'Order and pay' }).click()
  const bank = page.getByRole('dialog', { name: 'Thank you for your order' })
  await expect(bank.getByText('Payment reference', { exact: true })).toBeVisible()
  await expect(bank.getByRole('button', { name: 'Copy: EUR account' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeInViewport()
  await page.getByRole('button', { name: 'Change payment method' }).click()
  await page.getByRole('button', { name: 'Cancel and choose again' }).click()
  // The form still contains what the learner entered for the order.
  await expect(page.getByLabel('Street')).toHaveValue('ul. Testowa 1')
  await page.getByRole('radio', { name: /Card or mobile payment/ }).check()
  // A card payment has no service charge.
  await expect(page.getByText('Service charge', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page).not.toHaveURL(/\/eu\/payment/)
  await page.getByRole('button', { name: /pay/i }).first().click()
  await expect(page).toHaveURL(/my-learning\?tab=1&subTab=2/)
  await expect(page.getByText('Complete', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your seat is booked' })).toContainText('Warsaw')
  await expectAccessible(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Complete' })).toBeVisible()
})

test('a declined card shows an error, leaves the entries, and another try works', async ({
  page,
  portal,
}) => {
  await open(portal, page)
  await expect(page.getByText('No service charge.', { exact: false })).toBeVisible()
  await expect(page.getByText('Service charge 1.5% (zł 15.90).', { exact: false })).toBeVisible()
  await fillBilling(page)
  await page.getByLabel('VAT number').fill('PL5260001247')
  await page.getByLabel('VAT number').blur()
  await expect(page.getByText('is not valid in its country')).toBeVisible()
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByText('Please enter the company that has this VAT number.')).toBeVisible()
  await page.getByLabel('Company').fill('Kamery Sp. z o.o.')
  await page.getByLabel('VAT number').fill('PL5260001246')
  await page.getByLabel('VAT number').blur()
  await expect(page.getByText('is not valid in its country')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText('Your payment was declined.')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByLabel('Street')).toHaveValue('ul. Testowa 1')
  await expect(page.getByLabel('Company')).toHaveValue('Kamery Sp. z o.o.')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Payment in progress' })).toBeVisible()
  await page.getByRole('button', { name: 'Change payment method' }).click()
  await page.getByRole('button', { name: 'Cancel and choose again' }).click()
  await expect(page.getByLabel('Company')).toHaveValue('Kamery Sp. z o.o.')
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.locator('main').getByRole('link', { name: 'terms of paid training' }).click(),
  ])
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Terms of paid training')
})

test('the terms come before the button, and an item without a price is not found', async ({
  page,
  portal,
}) => {
  await open(portal, page)
  await page.getByRole('checkbox').uncheck()
  await expect(page.getByRole('button', { name: /^Pay / })).toBeDisabled()
  for (const query of ['relationId=1', 'relationId=999999&relationType=1']) {
    await page.goto(`/eu/payment?${query}`)
    await expect(page).toHaveURL('/eu/exception/notFound')
    await expect(page.getByRole('heading', { name: 'Nothing is connected here' })).toBeVisible()
  }
})

test('a guest is asked to sign in', async ({ page }) => {
  await page.goto(address)
  await expect(page.getByRole('dialog').getByText('Sign in to pay.')).toBeVisible()
})
