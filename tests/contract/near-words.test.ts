import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchWord } from '#server/db/schema/search.ts'
import { nearWords } from '#server/services/catalogue/search/near-words.ts'
import { bothDatabases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'

/** Two words that resemble no word of the content, nor each other. */
const [short, long] = ['qzxyw', 'jvwqxkzp']

describe.each(bothDatabases)('words that are close to a typed word, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
    const rows = [short, long].map((word) => ({ language: 'en', word, stem: word }))
    await portal.db.insert(searchWord).values(rows)
  })
  afterAll(() => portal.close())

  const near = async (typed: string) => (await nearWords(portal.db, typed, ['en'])).words

  test.each([
    ['a five-letter word with 4 of 11 parts in common', 'jvwqf', [long]],
    ['a five-letter word with 3 of 9 parts in common', 'qzkyw', []],
    ['a six-letter word with 4 of 12 parts in common', 'jvwqfu', [long]],
    ['an eight-letter word with 4 of 14 parts in common', 'jvwqfufu', []],
  ])('%s, %s, is corrected to %j', async (_, typed, corrected) => {
    const found = await near(typed)
    expect(found.map(({ word }) => word)).toEqual(corrected)
    expect(found.every(({ sure }) => !sure)).toBe(true)
  })

  test('four letters are found inside a word, three only at its beginning', async () => {
    const inside = [{ word: long, near: 0.4, sure: true }]
    expect(await near('wqxk')).toMatchObject(inside)
    expect(await near('wqx')).toEqual([])
    expect(await near('jvw')).toMatchObject([{ word: long, near: 0.7, sure: true }])
  })
})
