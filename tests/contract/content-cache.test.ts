import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { courseText } from '#server/db/schema/course.ts'
import { encodeResponse, toBytes } from '#server/http/encode-response.ts'
import { getCachedContent } from '#server/services/platform/content-cache.ts'
import { findCourses } from '#src/contract/catalogue/course.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { places } from '../fixtures/server/seeded.ts'

const headers = { Authorization: `Bearer ${operatorToken}` }

describe.each(databases)('a value computed from content alone, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const publish = async () => {
    const [api, item] = [portal.api(null, { headers }), { family: 'course', id: 1 } as const]
    unwrap(await api.call(editing.restoreEdition, { ...item, edition: 1 }))
    unwrap(await api.call(editing.publishItem, item))
  }
  const nameOf = async (id: number, place = {}) => {
    const { rows } = unwrap(await portal.api(null, place).call(findCourses, { page: 1, pageSize: 128 }))
    return rows.find((each) => each.id === id)?.name
  }
  /** Writes a name into the database without publishing, so that cached responses do not contain it. */
  const rename = (id: number, name: string) =>
    portal.db
      .update(courseText)
      .set({ name })
      .where(and(eq(courseText.id, id), eq(courseText.language, 'en')))

  test('is cached until any content changes, and fresh after the change', async () => {
    const before = await nameOf(2)
    await rename(2, 'Not published')
    expect(await nameOf(2)).toBe(before)
    await publish()
    expect(await nameOf(2)).toBe('Not published')
  })

  test('is cached per language', async () => {
    const english = await nameOf(3)
    expect(await nameOf(3, places.arabic)).not.toBe(english)
    expect(await nameOf(3)).toBe(english)
  })

  test('is encoded once for each call that answers with it', async () => {
    const call = { response: z.object({ name: z.string() }) }
    const make = async () => ({ name: 'Kamera größer' })
    const value = await getCachedContent(portal.db, 'encoded', make)
    const first = encodeResponse(call, value)
    expect(first).toEqual(toBytes(encodeResponse(call, await make())))
    expect(encodeResponse(call, await getCachedContent(portal.db, 'encoded', make))).toBe(first)
    expect(encodeResponse({ ...call }, value)).not.toBe(first)
    await publish()
    expect(encodeResponse(call, await getCachedContent(portal.db, 'encoded', make))).not.toBe(first)
  })

  test('is computed once for concurrent requests, and again after a failure', async () => {
    let computed = 0
    const make = async () => {
      computed += 1
      if (computed === 1) throw new Error('The line dropped')
      return computed
    }
    await expect(getCachedContent(portal.db, 'a', make)).rejects.toThrow('The line dropped')
    const results = Array.from({ length: 5 }, () => getCachedContent(portal.db, 'a', make))
    expect(new Set(await Promise.all(results))).toEqual(new Set([2]))
  })

  test('stays when an older computation fails late with its own reason', async () => {
    const result = Promise.withResolvers<string>()
    const late = getCachedContent(portal.db, 'late', () => result.promise)
    const failing = expect(late).rejects.toThrow('Too late')
    await publish()
    expect(await getCachedContent(portal.db, 'late', async () => 'newer')).toBe('newer')
    result.reject(new Error('Too late'))
    await failing
    expect(await getCachedContent(portal.db, 'late', async () => 'made again')).toBe('newer')
  })

  test('reports its failure, although others have replaced it meanwhile', async () => {
    const result = Promise.withResolvers<string>()
    const evicted = getCachedContent(portal.db, 'gone', () => result.promise)
    const failing = expect(evicted).rejects.toThrow('Too late')
    for (let each = 0; each < 501; each += 1)
      await getCachedContent(portal.db, `many ${each}`, async () => each)
    result.reject(new Error('Too late'))
    await failing
  })

  test('is evicted by least recent use', async () => {
    let computed = 0
    const make = async () => (computed += 1)
    for (const key of ['old', 'used']) await getCachedContent(portal.db, key, make)
    for (let each = 0; each < 499; each += 1) {
      await getCachedContent(portal.db, `other ${each}`, make)
      await getCachedContent(portal.db, 'used', make)
    }
    const before = computed
    await getCachedContent(portal.db, 'used', make)
    expect(computed).toBe(before)
    await getCachedContent(portal.db, 'old', make)
    expect(computed).toBe(before + 1)
  })

  test('is not cached within a transaction, which may still roll back', async () => {
    await portal.db
      .transaction(async (tx) => {
        expect(await getCachedContent(tx, 'preview', async () => 'a draft')).toBe('a draft')
        throw new Error('rolled back')
      })
      .catch(() => {})
    expect(await getCachedContent(portal.db, 'preview', async () => 'published')).toBe('published')
  })
})
