import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { signIn, signInAs } from './fixtures/sign-in.ts'
import { hideOverlays } from './fixtures/visitor.ts'

test('signing out in one tab signs out the others, and entries wait', async ({ page, context, portal }) => {
  await hideOverlays(page)
  await signInAs(page, 'second@demo.test', portal.origin)
  await page.goto('/eu/my-learning/edit')
  await page.getByLabel('Last name').fill('Lovelace')
  const course = await context.newPage()
  await hideOverlays(course)
  await course.goto('/eu/course/detail/1')
  await expect(course.locator('.account')).toBeVisible()
  const other = await context.newPage()
  await hideOverlays(other)
  await other.goto('/eu/faq')
  await other.locator('.account summary').click()
  await other.getByRole('link', { name: 'Sign out' }).click()
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await expect(course.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await expect(course.locator('.account')).toHaveCount(0)
  await expect(page.getByText('You signed out in another window.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.locator('#main').getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, 'second@demo.test')
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
})

test('study records: the dialog lists what is deleted and what stays', async ({ page, portal }) => {
  await hideOverlays(page)
  await signInAs(page, 'exam@demo.test', portal.origin)
  await page.goto('/eu/my-learning')
  await page.getByRole('button', { name: /^Clear study records/ }).click()
  await expect(page.getByRole('list', { name: 'What is kept' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
