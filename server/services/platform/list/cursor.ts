import * as z from 'zod/mini'
import { isStorable } from '#server/services/platform/storable-text.ts'

/**
 * The position of a row in an ordered list: the value by which it is sorted, the index of its source, and its id.
 */
export interface RowPosition {
  sortValue: string
  source: number
  id: string
}

/**
 * Matches an instant with microseconds, as PostgreSQL stores it. A JavaScript date would lose three digits, so that
 * the next page would miss its first rows.
 */
const instant = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})\d{3}Z$/

const isInstant = (text: string): boolean => {
  const [, milliseconds] = instant.exec(text) ?? []
  if (milliseconds === undefined) return text === 'infinity' || text === '-infinity'
  const date = new Date(`${milliseconds}Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${milliseconds}Z`
}

/** The validation of each kind of sort value and id in a cursor. */
const validators = {
  instant: isInstant,
  amount: (text: string) => /^-?\d{1,15}$/.test(text),
  number: (text: string) => /^\d{1,10}$/.test(text) && Number(text) < 2 ** 31,
  text: (text: string) => text.length <= 400 && isStorable(text),
} as const
export type ValueKind = keyof typeof validators

/** The shape of a list's cursors: the kind of its sort value, and the kind of id of each source. */
export interface CursorShape {
  list: string
  /** The sort order of the list, with its direction. */
  sort: string
  sortValueKind: ValueKind
  ids: readonly ValueKind[]
}

const cursorTuple = z.tuple([z.string(), z.string(), z.string(), z.int(), z.string()])

/** Encodes the position of a page's last row as the cursor of the next page. */
export const encodeCursor = (
  { list, sort }: CursorShape,
  { sortValue: key, source, id }: RowPosition,
): string => Buffer.from(JSON.stringify([list, sort, key, source, id])).toString('base64url')

function decodeJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Decodes a cursor; returns undefined if it is malformed or belongs to another list or sort order. */
export function decodeCursor(
  { list, sort, sortValueKind: kind, ids }: CursorShape,
  cursor: string,
): RowPosition | undefined {
  const parsed = z.safeParse(cursorTuple, decodeJson(cursor))
  if (!parsed.success) return undefined
  const [cursorList, cursorSort, key, source, id] = parsed.data
  if (cursorList !== list || cursorSort !== sort) return undefined
  const idKind = ids[source]
  return idKind && validators[kind](key) && validators[idKind](id)
    ? { sortValue: key, source, id }
    : undefined
}
