import { documentSchemas, type Family } from '../families.ts'
import { isTimeZone } from '../time-zone.ts'
import { formatRelativeTime, isRelativeTime, parseRelativeTime } from './relative-time.ts'
import type { DocumentFields } from './split-document.ts'

/**
 * Returns the names of the fields of a family's documents that contain a date or an instant, according to the
 * schema.
 */
export function listTimeFields(family: Family): string[] {
  const fields = Object.entries<{ _zod: { def: object } }>(documentSchemas[family].shape)
  return fields.flatMap(
    ([
      name,
      {
        _zod: { def },
      },
    ]) => ('format' in def && (def.format === 'date' || def.format === 'datetime') ? [name] : []),
  )
}

/** Returns the time zone of a document's times: the document's own zone, or UTC if it has none. */
const zoneOf = ({ zone }: DocumentFields): string =>
  typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC'

const withTimes = (
  family: Family,
  document: DocumentFields,
  change: (time: string, zone: string) => string,
): DocumentFields => {
  const times = listTimeFields(family).flatMap((field) => {
    const time = document[field]
    return typeof time === 'string' ? [[field, change(time, zoneOf(document))] as const] : []
  })
  return { ...document, ...Object.fromEntries(times) }
}

/** Returns a document with its relative times replaced by dates and instants, counted from a start. */
export const toAbsoluteTimes = (family: Family, document: DocumentFields, start: string): DocumentFields =>
  withTimes(family, document, (time, zone) => parseRelativeTime(time, start, zone) ?? time)

/** Returns a document with its dates and instants replaced by times relative to a start. */
export const toRelativeTimes = (family: Family, document: DocumentFields, start: string): DocumentFields =>
  withTimes(family, document, (time, zone) => formatRelativeTime(time, start, zone))

/** Returns the names of a document's fields whose times are relative to a start. */
export const listRelativeFields = (family: Family, document: DocumentFields): string[] =>
  listTimeFields(family).filter((field) => isRelativeTime(String(document[field])))
