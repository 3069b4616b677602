import * as z from 'zod/mini'

/** The maximum number of rows on a page of a staff list. */
export const maxListRows = 100

/** The maximum number of rows that are counted. A larger total is shown as "more than" this number. */
export const maxCountedRows = 1000

/** The number of rows of a list: `exact` is false if there are more than `count`. */
export const listTotal = z.object({ count: z.int(), exact: z.boolean() })
export type ListTotal = z.infer<typeof listTotal>

/**
 * A placeholder for a row that could not be read, so that the list can still show the other rows. The log contains
 * the reason.
 */
export const unreadableRow = z.object({ unreadable: z.literal(true), id: z.string() })
export type UnreadableRow = z.infer<typeof unreadableRow>

/** A page of a staff list: `next` is the cursor of the next page, or null on the last page. */
export interface ListPage<Row> {
  rows: (Row | UnreadableRow)[]
  next: string | null
  total: ListTotal
}

/** Whether a row of a page could not be read. */
export const isUnreadable = (row: object): row is UnreadableRow => 'unreadable' in row

/** Whether a row of a page could be read. */
export const isReadable = <Row extends object>(row: Row | UnreadableRow): row is Row => !isUnreadable(row)

/**
 * A request for a page of a list: the text to search for, the order, the cursor of the previous page, and the number
 * of rows.
 */
export interface ListRequest<Sort extends string = string> {
  query?: string | undefined
  /** The name of an order; a leading "-" reverses the order. */
  sort?: Sort | `-${Sort}` | undefined
  after?: string | undefined
  limit?: number | undefined
}
