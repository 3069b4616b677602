import * as z from 'zod/mini'

/** How many rows a page of a staff list has at most. */
export const mostRows = 100

/** How many rows are counted at most: beyond it a total says "more than". */
export const mostCounted = 1000

/** How many rows a list has: `exact` is false where there are more than `count`. */
export const listTotal = z.object({ count: z.int(), exact: z.boolean() })
export type ListTotal = z.infer<typeof listTotal>

/** A row that could not be read, shown in its place so that the others can be. The log says why. */
export const unreadableRow = z.object({ unreadable: z.literal(true), id: z.string() })
export type UnreadableRow = z.infer<typeof unreadableRow>

/** A page of a staff list: `next` is the cursor of the page after it, or null on the last page. */
export interface ListPage<Row> {
  rows: (Row | UnreadableRow)[]
  next: string | null
  total: ListTotal
}

/** Whether a row of a page could not be read. */
export const isUnreadable = (row: object): row is UnreadableRow => 'unreadable' in row

/** Whether a row of a page could be read. */
export const isReadable = <Row extends object>(row: Row | UnreadableRow): row is Row => !isUnreadable(row)

/** How a list is requested: text to search for, the order, the cursor of the page before, and how many rows. */
export interface ListRequest<Sort extends string = string> {
  query?: string | undefined
  /** The name of an order, with "-" before it for the reverse. */
  sort?: Sort | `-${Sort}` | undefined
  after?: string | undefined
  limit?: number | undefined
}
