import { expect, test } from 'vitest'
import { renderSignInPage } from './render-sign-in-page.ts'

const form = { language: 'en', brand: undefined, email: 'amina@example.com' }

test('a rejected sign-in names the error in the title, and the password takes the focus', () => {
  const page = renderSignInPage({ ...form, wrong: 'password' })
  expect(page).toMatch(/<title>[^<|]+ \| [^<]+<\/title>/)
  expect(page).toMatch(/<input id="password"[^>]+ autofocus>/)
  expect(renderSignInPage({ ...form, wrong: null })).not.toContain('autofocus')
})
