import * as z from 'zod/mini'
import { documentSchemas, type Item } from '#src/domain/content-item/families.ts'
import { fillMissingValues } from '#src/domain/content-item/fill-document.ts'
import { isTimeZone } from '#src/domain/content-item/time-zone.ts'
import type { DraftItem } from '../content-item/read-document.ts'

/**
 * Whether all issues are about minimum lengths of texts and lists. A page can display such texts and lists as empty.
 */
const isShowable = (issues: readonly z.core.$ZodIssue[]): boolean =>
  issues.every(
    ({ code, ...issue }) => code === 'too_small' && (issue as { origin?: string }).origin !== 'number',
  )

/**
 * Returns an incomplete draft as an item that pages can display. Missing texts are replaced by texts of another
 * language, or are empty. Undefined if another value is missing, such as a date.
 */
export function fillMissingTexts({ family, id, document }: DraftItem): Item | undefined {
  const filled = fillMissingValues(documentSchemas[family], document)
  const read = z.safeParse(documentSchemas[family], filled)
  if (!read.success && !isShowable(read.error.issues)) return undefined
  const { zone } = filled as { zone?: string }
  return zone !== undefined && !isTimeZone(zone) ? undefined : ({ family, id, document: filled } as Item)
}
