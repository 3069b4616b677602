import { expect, test } from 'vitest'
import { translatorOf } from './load-messages.ts'
import { withSiteOverrides } from './site-overrides.ts'

test('a site overrides a text, with its values; all others stay', () => {
  const { t, find } = withSiteOverrides(translatorOf('en'), { 'shell:copyright': '{{portal}} & partners' })
  expect(t('shell:copyright', { portal: 'Here' })).toBe('Here & partners')
  expect(find('shell:copyright', { portal: 'Here' })).toBe('Here & partners')
  expect(t('shell:signIn')).toBe('Sign in')
})

test('without overrides the translator is not wrapped', () => {
  const english = translatorOf('en')
  expect(withSiteOverrides(english, undefined)).toBe(english)
  expect(withSiteOverrides(english, {})).toBe(english)
})
