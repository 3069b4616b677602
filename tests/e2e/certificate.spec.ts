import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { expect, test } from './fixtures/portal.ts'
import { signInAs } from './fixtures/sign-in.ts'

const holder = 'certified@demo.test'

/** Opens the page of the demonstration learner's certificate; returns the certificate's number. */
async function open(page: Page, place = '/eu'): Promise<string> {
  await signInAs(page, holder)
  const response = await page.request.get(
    '/api/user/certificationApply/getCertificationsByUserId?siteId=21&languageId=1',
  )
  const { data } = (await response.json()) as { data: { certificateNumber: string | null }[] }
  const number = String(data.find(({ certificateNumber }) => certificateNumber)?.certificateNumber)
  await page.goto(`${place}/my-learning/certificate?number=${number}`)
  return number
}

test('a certificate is viewed, downloaded with the company, shared, and its renewal requested', async ({
  page,
}) => {
  const number = await open(page)
  const picture = page.getByRole('img', { name: new RegExp(number) })
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
  await expect(page.getByText('About to expire')).toBeVisible()
  await expectAccessible(page)
  const share = page.getByRole('link', { name: 'Add to LinkedIn' })
  const body = new URL((await share.getAttribute('href')) as string).searchParams
  expect([body.get('certId'), new URL(body.get('certUrl') as string).pathname]).toEqual([
    number,
    `/eu/certificate/verify/${number}`,
  ])
  await page.getByRole('checkbox', { name: /Show my name/ }).check()
  await expect(page.getByText('Saved.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Download (PDF)' }).click()
  await expect(page.getByText('Company in your profile: Przykład Alarmy.')).toBeVisible()
  await expectAccessible(page)
  const [document] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'With the company' }).click(),
  ])
  expect(document.suggestedFilename()).toContain(number)
  await page.getByRole('button', { name: 'Download the list (PDF)' }).click()
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(page.getByLabel('VAT number')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Apply for renewal' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Current certificate expires')).toBeVisible()
  await expect(dialog.getByText('Renewed certificate expires')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Apply for renewal' }).click()
  await expect(page.getByText('Your renewal application is under review.', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your renewal application is under review.', { exact: false })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Show my name/ })).toBeChecked()
})

test('another learner’s certificate is not found, and without a number My Learning shows all', async ({
  page,
}) => {
  await open(page)
  await page.goto('/eu/my-learning/certificate?number=VSA-2020-AAAAAAAA')
  await expect(page).toHaveURL('/eu/exception/notFound')
  await expect(page.getByRole('heading', { name: 'Nothing is connected here' })).toBeVisible()
  await page.goto('/eu/my-learning/certificate')
  await expect(page).toHaveURL('/eu/my-learning')
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

  test('a certificate is viewed, and nothing is wider than the page', async ({ page }) => {
    const number = await open(page, '/mobile/mena/ar')
    await expect(page.getByRole('img', { name: new RegExp(number) })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  })
})
