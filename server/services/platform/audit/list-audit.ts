import { and, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { auditEntry, auditKind, auditText } from '#server/db/schema/audit.ts'
import { createRowReader, type ListSource } from '#server/services/platform/list/list-source.ts'
import { readList } from '#server/services/platform/list/read-list.ts'
import { filterCondition, onlyWhere } from '#server/services/platform/list/where.ts'
import { type AuditPart, auditSubjects } from '#src/domain/audit-part.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'
import { listedAct } from '#src/domain/listed-act.ts'

interface Request extends ListRequest {
  /** One subject, such as "course 7". */
  subject?: string | undefined
  actor?: string | undefined
  act?: string | undefined
  /** A period, as instants; its end is not included. */
  from?: string | undefined
  until?: string | undefined
}

/** The kind of a subject: the subject without the number or code that ends it. */
const kindOf = (subject: string): string => subject.replace(/ [^ ]*$/, '')

/**
 * Lists the acts of operators in the parts of the log that somebody may read (null for all), the newest first. The entries of each kind
 * are a source of their own: an index has them in the order of the list, however rare they are among others.
 */
export const listAudit = (
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
  const kinds = parts?.flatMap((part) => auditSubjects[part]) ?? null
  return readList(
    db,
    log,
    {
      ...{ name: 'audit', row: listedAct, sorts: { at: 'instant' }, usual: '-at' },
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
  if (subject !== undefined) return [entries(and(where, onlyWhere(kinds.includes(kindOf(subject)))))]
  return kinds.map((kind) => entries(and(filterCondition([auditKind(auditEntry), kind]), where)))
}

const reader = createRowReader({
  load: (db, ids) =>
    db
      .select()
      .from(auditEntry)
      .where(inArray(auditEntry.id, ids as number[])),
  show: (row) => ({ ...row, at: row.at.toISOString() }),
})

const entries = (where: SQL | undefined): ListSource => ({
  ...{ table: auditEntry, id: auditEntry.id, idKind: 'number', keys: { at: auditEntry.at } },
  where,
  text: auditText(auditEntry),
  reader,
})
