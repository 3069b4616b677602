import * as z from 'zod/mini'
import { listTotal, maxListRows, unreadableRow } from '../../domain/list/list-page.ts'
import { shortText } from './wire.ts'

/** The codec of the requested number of rows. */
const rowLimit = z.codec(
  z.union([shortText, z.number()]),
  z.int().check(z.minimum(1), z.maximum(maxListRows)),
  {
    decode: (text) => (typeof text === 'number' ? text : /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN),
    encode: (limit) => limit,
  },
)

/** The codec of a boolean filter as 'true' or 'false'. */
export const booleanFilterCodec = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? 'true' : 'false'),
})

/** Creates the schema of the orders of a list: a name sorts ascending, a name with a leading "-" sorts descending. */
// @__NO_SIDE_EFFECTS__
const orders = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) => {
  const reversed = sorts.map((sort): `-${Sort}` => `-${sort}`)
  return z.enum([...sorts, ...reversed] as [Sort | `-${Sort}`, ...(Sort | `-${Sort}`)[]])
}

/**
 * Creates the schema of a page of a staff list: at most a hundred rows, the cursor of the next page, and the total
 * number of rows.
 */
// @__NO_SIDE_EFFECTS__
export const createStaffPageSchema = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    rows: z.array(z.union([unreadableRow, row])),
    next: z.nullable(z.string()),
    total: listTotal,
  })

/**
 * Creates the request and the response of a staff list: `query` is the text to search for, `sort` is one of the
 * orders, `after` is the `next` cursor of the previous page, `limit` is 1 to 100 (default 100). Filters are
 * additional fields. A malformed cursor, or a cursor of another list, is refused as `invalid` with the reason
 * `otherList`.
 * @example declareCall({ ...reviewer, method: 'GET', path: '/operator/seats', ..., ...createStaffListSchemas(seat, ['since'], {
 * site: z.optional(filterText) }) })
 */
// @__NO_SIDE_EFFECTS__
export function createStaffListSchemas<
  Row extends z.ZodMiniType,
  const Sort extends string,
  Filters extends Record<string, z.ZodMiniType>,
>(row: Row, sorts: readonly [Sort, ...Sort[]], filters: Filters) {
  return {
    request: z.object({
      query: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      sort: z.optional(orders(sorts)),
      after: z.optional(z.string().check(z.maxLength(1000))),
      limit: z.optional(rowLimit),
      ...filters,
    }),
    response: createStaffPageSchema(row),
  }
}
