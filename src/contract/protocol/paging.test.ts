import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pageInputOf, pageSizeCodec } from './paging.ts'

test.each([
  [{}, { page: 1, pageSize: 15 }],
  [{ compact: true }, { page: 1, pageSize: 10 }],
  [
    { compact: false, page: 3 },
    { page: 3, pageSize: 15 },
  ],
  [{ pageSize: 64 }, { page: 1, pageSize: 64 }],
  [
    { pageSize: 64, compact: true },
    { page: 1, pageSize: 10 },
  ],
])('%o requests %o', (request, page) => {
  expect(pageInputOf(request)).toEqual(page)
})

test.each([10, 15, 16, 20, 30, 32, 40, 64, 128])('%i is a valid page size, as number or text', (size) => {
  expect(z.decode(pageSizeCodec, size)).toBe(size)
  expect(z.decode(pageSizeCodec, String(size))).toBe(size)
})

test.each([0, 1, 14, 1000, '', '10.0', 'x', '1e1', Number.NaN])('%j is not a valid page size', (size) => {
  expect(z.safeDecode(pageSizeCodec, size).success).toBe(false)
})
