import { expect, test } from 'vitest'
import type { EditorLimits } from '../../domain/editor-limits.ts'
import { $me } from './me.ts'
import { languageInUrl, startLanguage } from './start-language.ts'

const signIn = (limits: EditorLimits) =>
  $me.set({ state: 'ready', roles: ['editor'], languages: ['en', 'de'], limits })

test('a translator’s texts open in the language of the role, and the address names the others', () => {
  signIn({ sites: null, languages: ['de'] })
  expect(startLanguage()).toBe('de')
  expect(languageInUrl('de')).toBeUndefined()
  expect(languageInUrl('en')).toBe('en')
})

test.each([
  { sites: null, languages: null },
  { sites: ['eu'], languages: null },
  { sites: ['eu'], languages: ['de'] },
])('texts open in English with the limits %j', (limits) => {
  signIn(limits)
  expect(startLanguage()).toBe('en')
  expect(languageInUrl('en')).toBeUndefined()
  expect(languageInUrl('de')).toBe('de')
})
