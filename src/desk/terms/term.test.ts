import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTermFinder, parseTerms } from './term.ts'

const folder = new URL('../../../docs/terms/', import.meta.url)
const termsOf = (language: string) => parseTerms(readFileSync(new URL(`${language}.md`, folder), 'utf8'))
const findGerman = createTermFinder(termsOf('de'))
const approved = (text: string) => findGerman(text).map((term) => term.approved)

test('every termbase of another language has terms', () => {
  const languages = readdirSync(folder)
    .map((name) => name.replace('.md', ''))
    .filter((name) => !['code', 'en', 'en-GB'].includes(name))
  expect(languages).toHaveLength(14)
  for (const language of languages) expect(termsOf(language).length, language).toBeGreaterThan(60)
})

test('the terms of a text are found in their order, in any inflection, without tags', () => {
  expect(approved('<p>Two <strong>credits</strong> for each chapter.</p>')).toEqual(['Lernpunkt', 'Kapitel'])
  expect(approved('Companies')).toEqual(['Firma'])
})

test('the longest term counts', () => {
  expect(approved('This video course')).toEqual(['Online-Videokurs'])
  expect(approved('A course and a video course')).toEqual(['Kurs', 'Online-Videokurs'])
})

test('American spelling finds the terms, which are spelled in British English', () => {
  expect(approved('Enrolled in a program')).toEqual([
    'sich einschreiben; an einer Schulung teilnehmen',
    'Programm',
  ])
})

test('a part of a word is no term', () => {
  expect(approved('A racecourse, and a filename')).toEqual([])
})

test('each of several words stands for a term, and its note does not', () => {
  expect(approved('Places and seats')).toEqual(['Platz'])
  expect(approved('The session')).toEqual(['Sitzung'])
  expect(findGerman('The session')[0]?.english).toBe('session (time signed in)')
  expect(approved('Time signed')).toEqual([])
})

test('a noun is found in its plural, not as a verb', () => {
  expect(approved('The records')).toEqual(['Nachweis'])
  expect(approved('A recording that is four minutes off')).toEqual([])
})
