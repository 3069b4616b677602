import { and, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { auditEntry, auditKind, auditSearchText } from '#server/db/schema/audit.ts'
import { filterCondition, isSourceRequested } from '#server/services/platform/list/filter-condition.ts'
import { createRowReader, type ListSource } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import { type AuditPart, auditSubjectPrefixesByPart } from '#src/domain/audit-part.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'
import { listedAction } from '#src/domain/listed-action.ts'

interface Request extends ListRequest {
  /** The subject to which the list is limited, such as "course 7". */
  subject?: string | undefined
  actor?: string | undefined
  act?: string | undefined
  /** The start of the period as an ISO 8601 instant. The start belongs to the period; the end, `until`, does not. */
  from?: string | undefined
  until?: string | undefined
}

/** Returns the kind of a subject: the subject without its final number or code. */
const kindOf = (subject: string): string => subject.replace(/ [^ ]*$/, '')

/**
 * Lists the actions of operators, the newest first, limited to the parts of the log that the user may read (null for
 * all parts). Each kind of subject is queried separately: the index contains the entries of one kind in the order of
 * the list, so even a rare kind is found quickly.
 */
export const listAuditEntries = (
  db: Db,
  log: Pick<Logger, 'error'>,
  parts: readonly AuditPart[] | null,
  { subject, actor, act, from, until, ...request }: Request,
) => {
  const where = and(
    filterCondition([auditEntry.subject, subject], [auditEntry.actor, actor], [auditEntry.act, act]),
    from === undefined ? undefined : gte(auditEntry.at, new Date(from)),
    until === undefined ? undefined : lt(auditEntry.at, new Date(until)),
  )
  const kinds = parts?.flatMap((part) => auditSubjectPrefixesByPart[part]) ?? null
  return loadListPage(
    db,
    log,
    {
      ...{ name: 'audit', row: listedAction, sorts: { at: 'instant' }, defaultSort: '-at' },
      sources: sourcesOf(kinds, subject, where),
    },
    request,
  )
}

function sourcesOf(
  kinds: readonly string[] | null,
  subject: string | undefined,
  where: SQL | undefined,
): ListSource[] {
  if (kinds === null) return [entries(where)]
  if (subject !== undefined) return [entries(and(where, isSourceRequested(kinds.includes(kindOf(subject)))))]
  return kinds.map((kind) => entries(and(filterCondition([auditKind(auditEntry), kind]), where)))
}

const reader = createRowReader({
  load: (db, ids) =>
    db
      .select()
      .from(auditEntry)
      .where(inArray(auditEntry.id, ids as number[])),
  toListRow: (row) => ({ ...row, at: row.at.toISOString() }),
})

const entries = (where: SQL | undefined): ListSource => ({
  ...{ table: auditEntry, id: auditEntry.id, idKind: 'number', sortColumns: { at: auditEntry.at } },
  where,
  text: auditSearchText(auditEntry),
  reader,
})
