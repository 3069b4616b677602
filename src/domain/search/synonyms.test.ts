import { expect, test } from 'vitest'
import { loadSites } from '../../sites/load-sites.ts'
import groups from './synonyms.json' with { type: 'json' }
import { expandSynonyms } from './synonyms.ts'

test('an abbreviation has a meaning in the reader’s language and in English', () => {
  expect(expandSynonyms(['gdpr', 'course'], ['de', 'en'])).toEqual([
    { at: 0, language: 'de', word: 'datenschutz' },
    { at: 0, language: 'en', word: 'privacy' },
  ])
  expect(expandSynonyms(['gdpr'], ['en-GB', 'en']).map(({ word }) => word)).toEqual(['privacy', 'privacy'])
})

test('a synonym of several words matches all of them in order', () => {
  expect(expandSynonyms(['cheap', 'door', 'entry'], ['en'])).toEqual([
    { at: 1, language: 'en', word: 'intercom' },
    { at: 2, language: 'en', word: 'intercom' },
  ])
  expect(expandSynonyms(['entry', 'door'], ['en'])).toEqual([])
})

test('every meaning is in a language of a site, and all have an English one', () => {
  const siteLanguages = new Set(loadSites().languages.map(({ code }) => code))
  for (const { typed, means } of groups) {
    expect(Object.keys(means)[0], typed[0]).toBe('en')
    for (const language of Object.keys(means)) expect(siteLanguages, typed[0]).toContain(language)
  }
})
