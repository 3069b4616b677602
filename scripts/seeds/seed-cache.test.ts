import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { getCachedSeed } from './seed-cache.ts'

let cache: string
let made: string[]
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'seeds-'))
  made = []
})

const seed = (digest: string) =>
  getCachedSeed(
    { kind: 'pglite', digest },
    async (folder) => {
      made.push(digest)
      writeFileSync(join(folder, 'data'), digest)
    },
    cache,
  )

/** Returns the entries of a cache folder, without lock files. */
const seedsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.endsWith('.lock.sqlite'))
    .sort()

test('a seed is made once for each digest', async () => {
  const [first, second] = [await seed('one'), await seed('one')]
  expect(first).toBe(second)
  expect(readFileSync(join(first, 'data'), 'utf8')).toBe('one')
  expect(made).toEqual(['one'])
})

test('two that want the same seed at the same moment make it once', async () => {
  expect(new Set(await Promise.all([seed('one'), seed('one')])).size).toBe(1)
  expect(made).toEqual(['one'])
})

test('of a kind the newest two seeds stay, and other kinds are left alone', async () => {
  await getCachedSeed({ kind: 'postgres', digest: 'one' }, async () => {}, cache)
  for (const [age, digest] of ['one', 'two', 'three'].entries()) utimesSync(await seed(digest), age, age)
  expect(seedsIn(cache)).toEqual(['pglite-three', 'pglite-two', 'postgres-one'])
})

test('a failed seed leaves nothing behind and is created again', async () => {
  const failing = getCachedSeed(
    { kind: 'pglite', digest: 'one' },
    async () => {
      throw new Error('The disk is full')
    },
    cache,
  )
  await expect(failing).rejects.toThrow('The disk is full')
  expect(seedsIn(cache)).toEqual([])
  await seed('one')
  expect(made).toEqual(['one'])
})
