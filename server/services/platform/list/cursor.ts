import * as z from 'zod/mini'
import { isStorable } from '#server/services/platform/storable-text.ts'

/** The place of a row in an ordered list: the value that the list is sorted by, which of its sources, and the row's id. */
export interface RowPosition {
  key: string
  source: number
  id: string
}

/** Microseconds, as PostgreSQL has them: a date of JavaScript would lose three digits, and a page its first rows. */
const instant = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})\d{3}Z$/

const isInstant = (text: string): boolean => {
  const [, milliseconds] = instant.exec(text) ?? []
  if (milliseconds === undefined) return text === 'infinity' || text === '-infinity'
  const date = new Date(`${milliseconds}Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${milliseconds}Z`
}

/** Each kind of value that lists are sorted or told apart by, with what a cursor may say of it. */
const accepts = {
  instant: isInstant,
  amount: (text: string) => /^-?\d{1,15}$/.test(text),
  number: (text: string) => /^\d{1,10}$/.test(text) && Number(text) < 2 ** 31,
  text: (text: string) => text.length <= 400 && isStorable(text),
} as const
export type ValueKind = keyof typeof accepts

/** What the cursors of a list look like: the kind of its sort's value, and the kind of id of each source. */
export interface CursorShape {
  list: string
  /** The order, with its direction. */
  sort: string
  key: ValueKind
  ids: readonly ValueKind[]
}

const written = z.tuple([z.string(), z.string(), z.string(), z.int(), z.string()])

/** Writes the place of a page's last row as the cursor of the next page. */
export const writeCursor = ({ list, sort }: CursorShape, { key, source, id }: RowPosition): string =>
  Buffer.from(JSON.stringify([list, sort, key, source, id])).toString('base64url')

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Reads a cursor; undefined where it is broken, or of another list or order. */
export function readCursor(
  { list, sort, key: kind, ids }: CursorShape,
  cursor: string,
): RowPosition | undefined {
  const read = z.safeParse(written, parse(cursor))
  if (!read.success) return undefined
  const [ofList, ofSort, key, source, id] = read.data
  if (ofList !== list || ofSort !== sort) return undefined
  const idKind = ids[source]
  return idKind && accepts[kind](key) && accepts[idKind](id) ? { key, source, id } : undefined
}
