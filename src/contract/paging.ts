import * as z from 'zod/mini'
import { flagCode } from './flag-wire.ts'
import { id, pageSizes } from './wire.ts'

/** One of the sizes that lists may be asked for. */
export const pageSize = z.codec(
  z.union([z.string(), z.number()]),
  z.int().check(z.refine((size) => pageSizes.includes(size), 'not a page size')),
  {
    decode: (text) => (typeof text === 'number' ? text : /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN),
    encode: (size) => size,
  },
)

/** What every list may be asked: the page from 1, its size, and `compact` for the mobile twin's short pages. */
export const paging = {
  pageNum: z.optional(id),
  pageSize: z.optional(pageSize),
  compact: z.optional(flagCode),
}

const usual = 15
const compactSize = 10

/** A page counts from 1. */
export interface Page {
  page: number
  pageSize: number
}

/** Fifteen rows unless another size is asked for; ten at most where the list is compact. Specification 1, section 9. */
export function pageOf(request: {
  pageNum?: number | undefined
  pageSize?: number | undefined
  compact?: boolean | undefined
}): Page {
  const size = request.pageSize ?? usual
  return { page: request.pageNum ?? 1, pageSize: request.compact ? Math.min(size, compactSize) : size }
}
