import * as z from 'zod/mini'
import { flagCode } from './flag-wire.ts'
import { codeText, id, pageSizes } from './wire.ts'

/** The size of a page, which must be one that lists may be asked for. */
export const pageSize = z.codec(
  z.union([codeText, z.number()]),
  z.int().check(z.refine((size) => pageSizes.includes(size), 'not a page size')),
  {
    decode: (text) => (typeof text === 'number' ? text : /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN),
    encode: (size) => size,
  },
)

/**
 * The fields that every list may be asked with: the page from 1, its size, and `compact` for the mobile
 * twin's short pages.
 * @example wireObject({ ...paging, keyword: z.optional(z.string()) })
 */
export const pagingFields = {
  page: ['pageNum', z.optional(id)],
  pageSize: z.optional(pageSize),
  compact: z.optional(flagCode),
} as const

const usual = 15
const compactSize = 10

/** Which page of a list is asked for: `page` counts from 1. */
export interface PageInput {
  page: number
  pageSize: number
}

/**
 * The page that a request asks for: fifteen rows unless another size is given; ten at most where the list is
 * compact. Specification 1, section 9.
 * @example pageOf({ page: 2 }) // { page: 2, pageSize: 15 }
 */
export function pageOf(request: {
  page?: number | undefined
  pageSize?: number | undefined
  compact?: boolean | undefined
}): PageInput {
  const size = request.pageSize ?? usual
  return { page: request.page ?? 1, pageSize: request.compact ? Math.min(size, compactSize) : size }
}
