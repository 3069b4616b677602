import { expect, test } from 'vitest'
import { facetsOf, filterItems, type ValuesByFilter } from './facets-of.ts'

const items: ValuesByFilter[] = [
  { subject: ['cctv'], language: ['en', 'de'], version: ['2026'] },
  { subject: ['cctv'], language: ['en'], version: ['2026'] },
  { subject: ['access'], language: ['en'], version: ['2026'] },
]
const filters = ['subject', 'language', 'version'] as const
const facetsFor = (chosen: Parameters<typeof facetsOf>[1]) =>
  facetsOf(items, chosen, filters).map(({ filter, values }) => [
    filter,
    ...values.map(({ value, count }) => `${value} ${count}`),
  ])

test('only values that distinguish items are offered, each with its count', () => {
  expect(facetsFor({})).toEqual([
    ['subject', 'access 1', 'cctv 2'],
    ['language', 'de 1'],
  ])
})

test('a choice affects the counts of other filters, but not of its own filter', () => {
  expect(facetsFor({ subject: 'cctv' })).toEqual([
    ['subject', 'access 1', 'cctv 2'],
    ['language', 'de 1'],
  ])
  expect(facetsFor({ subject: 'access' })).toEqual([['subject', 'access 1', 'cctv 2']])
  expect(facetsFor({ subject: 'access', language: 'de' })).toEqual([
    ['subject', 'access 0'],
    ['language', 'de 0'],
  ])
  expect(facetsFor({ language: 'de' })).toEqual([['language', 'de 1']])
})

test('a chosen value stays even if it distinguishes nothing', () => {
  expect(facetsFor({ subject: 'cctv', language: 'de' })).toEqual([
    ['subject', 'cctv 1'],
    ['language', 'de 1'],
  ])
})

test('a chosen value that no item has is no choice', () => {
  expect(facetsFor({ version: '1999' })).toEqual([])
  expect(facetsFor({ version: '2026', language: 'de' })).toContainEqual(['version', '2026 1'])
})

test('the count of every offered value is its number of items', () => {
  for (const chosen of [{}, { subject: 'cctv' }, { language: 'en' }])
    for (const { filter, values } of facetsOf(items, chosen, filters))
      for (const { value, count } of values)
        expect(filterItems(items, { ...chosen, [filter]: value }, (item) => item)).toHaveLength(count)
})

test('names of values come from the caller', () => {
  expect(facetsOf(items, {}, ['subject'], (_, value) => value.toUpperCase())[0]?.values[0]?.name).toBe(
    'ACCESS',
  )
})

test('an item that stands for several entries counts for each', () => {
  const [door, lens]: [ValuesByFilter, ValuesByFilter] = [{ subject: ['access'] }, { subject: ['video'] }]
  const times = new Map([
    [door, 3],
    [lens, 2],
  ])
  const [subject] = facetsOf([door, lens], {}, ['subject'], undefined, (item) => times.get(item) ?? 0)
  expect(subject?.values.map(({ value, count }) => [value, count])).toEqual([
    ['access', 3],
    ['video', 2],
  ])
  expect(facetsOf([door], {}, ['subject'], undefined, () => 3)).toEqual([])
})
