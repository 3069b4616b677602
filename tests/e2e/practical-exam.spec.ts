import { translatorOf } from '#src/i18n/load-messages.ts'
import { expect, test } from './fixtures/portal.ts'

const { t } = translatorOf('en')

test('a practical exam is bookable on a computer; on a phone a sentence says where', async ({ page }) => {
  const enrolment = page.getByRole('region', { name: t('course:enrolment') })
  await page.goto('/eu/practical-exam/detail/1')
  await expect(enrolment.getByRole('button')).not.toHaveCount(0)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/mobile/eu/practical-exam/detail/1')
  await expect(enrolment).toContainText(t('practical-exam:notOnPhones'))
  await expect(enrolment.getByRole('button')).toHaveCount(0)
})
