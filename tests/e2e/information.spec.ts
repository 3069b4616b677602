import { expectAccessible } from './fixtures/axe.ts'
import { giveInformation, informationDialog } from './fixtures/information.ts'
import { expect, test } from './fixtures/portal.ts'
import { signIn, signInAs } from './fixtures/sign-in.ts'
import { sister } from './fixtures/sister.ts'

const enrol = '[data-act=enrol]'

test('the sister brand asks for missing information before an enrolment, which continues after a reload', async ({
  page,
  faults,
}) => {
  faults.expect(/\/counter\//)
  await page.goto(`${sister}/user/sso/login?target=/course/detail/2`)
  await signIn(page, 'reviewer@demo.test')
  await expect(page).toHaveURL(/course\/detail\/2$/)
  await page.locator(enrol).click()
  const dialog = informationDialog(page, 'en')
  await expect(dialog.getByLabel('Company')).toBeVisible()
  await expect(dialog.getByLabel('First name')).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Save and continue' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByLabel('Company').fill('Engines Ltd')
  await page.reload()
  await expect(dialog.getByLabel('Company')).toHaveValue('Engines Ltd')
  await giveInformation(page, 'en')
  await expect(page.getByText('Enrolled', { exact: true })).toBeVisible()
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

  test('a session that ends in between loses nothing: after sign-in the enrolment continues', async ({
    page,
    faults,
  }) => {
    faults.expect(/\/counter\//)
    await signInAs(page, 'accounts@demo.test')
    await page.goto('/mobile/mena/ar/certification/detail/6')
    await page.locator(enrol).click()
    await expect(informationDialog(page, 'ar')).toBeVisible()
    await expect(informationDialog(page, 'ar').getByRole('combobox')).toBeFocused()
    await expectAccessible(page)
    await page.context().clearCookies({ name: 'session' })
    const list = informationDialog(page, 'ar').getByRole('combobox')
    await list.fill('الأر')
    await page.getByRole('option', { name: 'الأردن' }).tap()
    await informationDialog(page, 'ar').getByRole('button', { name: 'حفظ ومتابعة' }).tap()
    await page.waitForURL(/mena\/ar\/certification\/detail\/6$/)
    await expect(informationDialog(page, 'ar').getByRole('combobox')).toHaveValue('الأردن')
    await giveInformation(page, 'ar')
    await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('التحاق')
  })
})
