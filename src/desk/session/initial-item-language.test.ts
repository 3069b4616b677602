import { expect, test } from 'vitest'
import type { EditorLimits } from '../../domain/editor-limits.ts'
import { languageParameterOf, readInitialItemLanguage } from './initial-item-language.ts'
import { $me } from './me.ts'

const signIn = (limits: EditorLimits) =>
  $me.set({ state: 'ready', roles: ['editor'], languages: ['en', 'de'], limits })

test('a translator’s texts open in the language of the role, and the address names the others', () => {
  signIn({ sites: null, languages: ['de'] })
  expect(readInitialItemLanguage()).toBe('de')
  expect(languageParameterOf('de')).toBeUndefined()
  expect(languageParameterOf('en')).toBe('en')
})

test.each([
  { sites: null, languages: null },
  { sites: ['eu'], languages: null },
  { sites: ['eu'], languages: ['de'] },
])('texts open in English with the limits %j', (limits) => {
  signIn(limits)
  expect(readInitialItemLanguage()).toBe('en')
  expect(languageParameterOf('en')).toBeUndefined()
  expect(languageParameterOf('de')).toBe('de')
})
