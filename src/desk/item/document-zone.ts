import type { Family } from '#src/domain/content-item/families.ts'
import { fieldsOfFamily } from '#src/domain/content-item/field-registry/content-field.ts'
import { isTimeZone } from '#src/domain/content-item/time-zone.ts'
import { type PartialDocument, withValue } from './document-path.ts'
import { fromLocalTime, toLocalTime } from './local-time.ts'

/**
 * Returns the time zone in which the form shows a document's times: the document's zone, or the zone of the browser
 * if the document names no valid zone, for example while an editor is still typing the name.
 */
export const documentZone = ({ zone }: PartialDocument): string =>
  typeof zone === 'string' && isTimeZone(zone) ? zone : Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Returns a copy of the document with another time zone. The clock times stay as the editor wrote them: a training
 * that starts at 9:00 starts at 9:00 in the new zone.
 */
export function withZone(family: Family, document: PartialDocument, zone: string): PartialDocument {
  const moved = withValue(document, ['zone'], zone)
  const [from, to] = [documentZone(document), documentZone(moved)]
  if (from === to) return moved
  const times = fieldsOfFamily(family)
    .filter(({ kind, path }) => kind === 'instant' && typeof document[path] === 'string')
    .map(({ path }) => [path, fromLocalTime(toLocalTime(String(document[path]), from), to)] as const)
  return { ...moved, ...Object.fromEntries(times) }
}
