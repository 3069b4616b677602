import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Item } from './families.ts'
import { splitIntoBatches } from './split-into-batches.ts'

/** Returns a news item that links to other news items: to later ones, to earlier ones, or in circles. */
const news = (id: number, links: readonly number[]): Item => ({
  family: 'news',
  id,
  document: {
    date: '2026-11-22',
    subject: 'base',
    audience: { tenants: ['main'] },
    texts: {
      en: {
        title: `News ${id}`,
        summary: 'Short.',
        body: `<p>${links.map((to) => `<a href="/news/detail/${to}">${to}</a>`).join(' ')}</p>`,
      },
    },
  },
})

test('referenced items are in the same batch or an earlier one', () => {
  const links = fc.array(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 2 }), { maxLength: 12 })
  fc.assert(
    fc.property(links, fc.integer({ min: 1, max: 6 }), (all, most) => {
      const items = all.map((to, index) => news(index + 1, to))
      const batches = splitIntoBatches(items, most)
      const place = new Map(batches.flatMap((batch, index) => batch.map(({ id }) => [id, index])))
      expect([...place.keys()].sort((one, other) => one - other)).toEqual(items.map(({ id }) => id))
      all.forEach((to, index) => {
        for (const id of to)
          if (place.has(id)) expect(place.get(id)).toBeLessThanOrEqual(place.get(index + 1) ?? -1)
      })
    }),
  )
})

test('batches of unrelated items do not exceed the limit', () => {
  const items = Array.from({ length: 7 }, (_, index) => news(index + 1, []))
  expect(splitIntoBatches(items, 3).map((batch) => batch.length)).toEqual([3, 3, 1])
})

test('items that refer to one another are in one batch of any length, and no batch is empty', () => {
  const circle = [news(1, [2]), news(2, [3]), news(3, [1])]
  expect(splitIntoBatches(circle, 2).map((batch) => batch.map(({ id }) => id))).toEqual([[3, 2, 1]])
})
