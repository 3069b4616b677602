import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { chooseIn } from './fixtures/choose-option.ts'
import { signInAs } from './fixtures/sign-in.ts'

test('the profile is filled in by keyboard, and a picture that is too large is cropped', async ({
  page,
  portal,
}) => {
  await portal.signInAsNewcomer(page.context())
  await page.goto('/eu/my-learning/edit')
  const country = page.locator('main input[role="combobox"]').first()
  await country.focus()
  await page.keyboard.type('ger')
  await expect(page.getByRole('option').first()).toHaveText('Germany')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Germany')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()
  await country.fill('')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Please choose one.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expectAccessible(page)
  await page.reload()
  await expect(country).toHaveValue('Germany')
  // The picture is noise, because noise can't be compressed.
  const side = 900
  const noise = randomBytes(side * side * 3)
  const buffer = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
  expect(buffer.byteLength).toBeGreaterThan(204_800)
  await page.getByLabel('Picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('cropped it', { exact: false })).toBeVisible()
  await expect(page.locator('img.portrait')).toBeVisible()
})

test('a session that ends while the form is filled in loses nothing', async ({ page, portal }) => {
  await signInAs(page, 'exam@demo.test', portal.origin)
  await page.goto('/eu/my-learning/edit')
  await chooseIn(page, 'Country', 'Germany')
  await page.getByLabel('First name').fill('Emilia')
  await page.context().clearCookies({ name: 'session' })
  // The identity provider still has a session of the learner, so signing in needs no password.
  const [signingOn] = await Promise.all([
    page.waitForRequest(/user\/sso\/login/),
    page.waitForEvent('domcontentloaded'),
    page.getByRole('button', { name: 'Save' }).click(),
  ])
  expect(signingOn.url()).toContain(encodeURIComponent('/eu/my-learning/edit'))
  await expect(page).toHaveURL('/eu/my-learning/edit')
  await expect(page.getByLabel('First name')).toHaveValue('Emilia')
  await page.getByLabel('First name').fill('Emil')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Emil')
})

test('with a certificate a new name waits for a reviewer, and is withdrawn', async ({ page, portal }) => {
  await signInAs(page, 'certified@demo.test', portal.origin)
  await page.goto('/eu/my-learning/edit')
  const lastName = page.getByLabel('Last name')
  const present = await lastName.inputValue()
  await lastName.fill('Buyer')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. A reviewer will decide on your new name.').first()).toBeVisible()
  const waits = page.getByText('You requested the name', { exact: false })
  await expect(waits).toContainText('Buyer')
  await expectAccessible(page)
  await page.reload()
  await expect(waits).toContainText('Buyer')
  await expect(lastName).toHaveValue(present)
  await page.getByRole('button', { name: 'Withdraw the request' }).click()
  await expect(waits).toHaveCount(0)
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

  test('a country is found and chosen by touch', async ({ page, portal }) => {
    await portal.signInAsNewcomer(page.context())
    await page.goto('/mobile/mena/ar/my-learning/edit')
    const country = page.locator('main input[role="combobox"]').first()
    await country.tap()
    await country.fill('الأر')
    await page.getByRole('option', { name: 'الأردن' }).tap()
    await expect(country).toHaveValue('الأردن')
    await expectAccessible(page)
  })
})
