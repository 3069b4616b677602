import { and, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { contentDraft } from '#server/db/schema/content.ts'
import { contentListing, listingSearchText } from '#server/db/schema/content-listing.ts'
import { scheduledWithdrawal } from '#server/db/schema/scheduled-withdrawal.ts'
import { filterCondition, isSourceRequested } from '#server/services/platform/list/filter-condition.ts'
import type { ListSource } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import { searchTermsOf } from '#server/services/platform/list/search-text.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { listedSchedule, type ScheduledAction } from '#src/domain/content-item/listed-schedule.ts'
import type { EditorLimits } from '#src/domain/editor-limits.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { createScheduledPublishReader, createScheduledWithdrawalReader } from './schedule-reader.ts'

interface Request extends ListRequest {
  family?: Family | undefined
  act?: ScheduledAction | undefined
  /** The start of the period as an ISO 8601 instant. The start belongs to the period; the end, `until`, does not. */
  from?: string | undefined
  until?: string | undefined
  limits: EditorLimits
}

/**
 * Returns a function that returns the condition that the title, code or number of an item contains all words of a
 * search.
 */
const isNamed =
  (table: { family: PgColumn; id: PgColumn }) =>
  (query: string): SQL => {
    const text = listingSearchText(contentListing)
    const found = searchTermsOf(query).map((part) => sql`strpos(${text}, ${part}) > 0`)
    const isItem = [eq(contentListing.family, table.family), eq(contentListing.id, table.id)]
    return sql`exists (select 1 from ${contentListing} where ${and(...isItem, ...found)})`
  }

/** Lists the scheduled publications and withdrawals, the next one first. */
export function listSchedules(
  db: Db,
  log: Pick<Logger, 'error'>,
  sites: Sites,
  { family, act, from, until, limits, ...request }: Request,
) {
  const within = (at: PgColumn, familyColumn: PgColumn): SQL | undefined =>
    and(
      filterCondition([familyColumn, family]),
      from === undefined ? undefined : gte(at, new Date(from)),
      until === undefined ? undefined : lt(at, new Date(until)),
    )
  const publishes: ListSource = {
    ...{ table: contentDraft, id: contentDraft.version, idKind: 'number' },
    sortColumns: { at: contentDraft.publishAt },
    where: and(
      isNotNull(contentDraft.publishAt),
      within(contentDraft.publishAt, contentDraft.family),
      isSourceRequested(act !== 'withdraw'),
    ),
    identifierCondition: isNamed(contentDraft),
    reader: createScheduledPublishReader({ sites, limits }),
  }
  const withdrawals: ListSource = {
    ...{ table: scheduledWithdrawal, id: scheduledWithdrawal.number, idKind: 'number' },
    sortColumns: { at: scheduledWithdrawal.at },
    where: and(
      within(scheduledWithdrawal.at, scheduledWithdrawal.family),
      isSourceRequested(act !== 'publish'),
    ),
    identifierCondition: isNamed(scheduledWithdrawal),
    reader: createScheduledWithdrawalReader({ sites, limits }),
  }
  const list = {
    name: 'schedules',
    row: listedSchedule,
    sorts: { at: 'instant' },
    defaultSort: 'at',
  } as const
  return loadListPage(db, log, { ...list, sources: [publishes, withdrawals] }, request)
}
