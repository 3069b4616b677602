import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createListedItemTextsSchema, lineText } from './document.ts'

const texts = createListedItemTextsSchema(
  z.strictObject({ name: lineText, body: lineText, note: lineText }),
  ['body', 'note'],
)
const en = { name: 'Lenses', body: 'All.', note: 'None.' }
const pathsOf = (value: unknown) =>
  z.safeParse(texts, value).error?.issues.map(({ path }) => path.join('.')) ?? []

test('a language has all texts of the page or none; each one that is missing is reported at its place', () => {
  expect(pathsOf({ en })).toEqual([])
  expect(pathsOf({ en, de: { name: 'Objektive' } })).toEqual([])
  expect(
    pathsOf({ en, de: { name: 'Objektive', body: 'Alle.' }, pl: { name: 'Obiektywy', note: 'Brak.' } }),
  ).toEqual(['de.note', 'pl.body'])
})
