import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Db } from '#server/db/client.ts'
import {
  type ListPage,
  type ListRequest,
  maxListRows,
  type UnreadableRow,
} from '#src/domain/list/list-page.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type CursorShape, decodeCursor, encodeCursor, type RowPosition, type ValueKind } from './cursor.ts'
import type { ListSource, RowReader } from './list-source.ts'
import { countRows, readRowPositions } from './read-row-positions.ts'
import { reportUnreadable } from './report-unreadable.ts'
import { searchSources } from './search-text.ts'

/**
 * A list for staff: the name in its cursors, the schema of its rows, its sort orders with the kind of their values,
 * and its sources.
 */
export interface StaffList<Row extends z.ZodMiniType> {
  name: string
  row: Row
  sorts: Readonly<Record<string, ValueKind>>
  /** The default sort order of the list. */
  defaultSort: string
  sources: readonly ListSource[]
}

const isReversed = (sort: string): boolean => sort.startsWith('-')

/**
 * Returns a page of a staff list. The page begins after the row of the cursor, so that no row is repeated or
 * skipped when rows are added or deleted. Only the page's rows are read. Refused as `invalid` for a cursor that is
 * malformed or belongs to another list.
 */
export async function loadListPage<Row extends z.ZodMiniType>(
  db: Db,
  log: Pick<Logger, 'error'>,
  list: StaffList<Row>,
  { query = '', sort: requestedSort = list.defaultSort, after: cursor, limit = maxListRows }: ListRequest,
): Promise<ListPage<z.output<Row>> | RefusedResult> {
  const sort = isReversed(requestedSort) ? requestedSort.slice(1) : requestedSort
  const keyKind = list.sorts[sort]
  if (!keyKind) throw new Error(`The list ${list.name} has no order ${sort}`)
  const ids = list.sources.map(({ idKind }) => idKind)
  const shape: CursorShape = { list: list.name, sort: requestedSort, sortValueKind: keyKind, ids }
  const after = cursor === undefined ? undefined : decodeCursor(shape, cursor)
  if (cursor !== undefined && !after) return refuse('invalid', { reason: 'otherList', fields: ['after'] })
  const sources = query === '' ? list.sources : await searchSources(db, list.sources, query)
  const order = { sort, keyKind, descending: isReversed(requestedSort), after }
  const [found, total] = await Promise.all([
    readRowPositions(db, sources, order, limit + 1),
    countRows(db, sources),
  ])
  const places = found.slice(0, limit)
  const last = places.at(-1)
  const next = found.length > limit && last ? encodeCursor(shape, last) : null
  return { rows: await loadRows(db, log, list, places), next, total }
}

/**
 * Loads the rows of a page. A row that was deleted in the meantime is left out. A row that can't be read is marked
 * as unreadable and logged.
 */
async function loadRows<Row extends z.ZodMiniType>(
  db: Db,
  log: Pick<Logger, 'error'>,
  list: StaffList<Row>,
  places: readonly RowPosition[],
): Promise<(z.output<Row> | UnreadableRow)[]> {
  const readers = new Set<RowReader>(list.sources.map(({ reader }) => reader))
  const loaded = new Map<RowReader, Map<string, { id: number | string }>>()
  const sourceOf = ({ source }: RowPosition) => list.sources[source] as ListSource
  for (const reader of readers) {
    const ownPlaces = places.filter((place) => sourceOf(place).reader === reader)
    if (ownPlaces.length === 0) continue
    const ids = ownPlaces.map((place) => (sourceOf(place).idKind === 'number' ? Number(place.id) : place.id))
    const rows: { id: number | string }[] = await reader.load(db, ids)
    loaded.set(reader, new Map(rows.map((raw) => [String(raw.id), raw])))
  }
  return places.flatMap((place): (z.output<Row> | UnreadableRow)[] => {
    const { reader } = sourceOf(place)
    const raw = loaded.get(reader)?.get(place.id)
    if (raw === undefined) return []
    try {
      return [z.parse(list.row, reader.toListRow(raw as never))]
    } catch (error) {
      reportUnreadable(log, `${list.name} ${place.id}`, error)
      return [{ unreadable: true as const, id: place.id }]
    }
  })
}
