import * as z from 'zod/mini'
import { flagCode } from './flag-wire.ts'
import { idCodec, pageSizes, shortText } from './wire.ts'

/** The codec of the size of a page, which must be one of the permitted sizes. */
export const pageSizeCodec = z.codec(
  z.union([shortText, z.number()]),
  z.int().check(z.refine((size) => pageSizes.includes(size), 'not a page size')),
  {
    decode: (text) => (typeof text === 'number' ? text : /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN),
    encode: (size) => size,
  },
)

/**
 * The paging fields of every list request: the page number from 1, the page size, and `compact` for the short pages
 * of the mobile variant.
 * @example wireObject({ ...pagingFields, keyword: z.optional(z.string()) })
 */
export const pagingFields = {
  page: ['pageNum', z.optional(idCodec)],
  pageSize: z.optional(pageSizeCodec),
  compact: z.optional(flagCode),
} as const

const defaultSize = 15
const compactSize = 10

/** The requested page of a list: `page` counts from 1. */
export interface PageInput {
  page: number
  pageSize: number
}

/**
 * Returns the requested page: fifteen rows by default; at most ten if the list is compact. Specification 1,
 * section 9.
 * @example pageInputOf({ page: 2 }) // { page: 2, pageSize: 15 }
 */
export function pageInputOf(request: {
  page?: number | undefined
  pageSize?: number | undefined
  compact?: boolean | undefined
}): PageInput {
  const size = request.pageSize ?? defaultSize
  return { page: request.page ?? 1, pageSize: request.compact ? Math.min(size, compactSize) : size }
}
