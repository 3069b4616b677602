import { and, inArray, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { trainerApplication, trainerApplicationSearchText } from '#server/db/schema/trainer-application.ts'
import { filterCondition } from '#server/services/platform/list/filter-condition.ts'
import { createRowReader } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'
import { pendingTrainerApplication } from '#src/domain/trainer/trainer-form.ts'

interface Request extends ListRequest {
  id?: number | undefined
  country?: string | undefined
  site?: string | undefined
}

/**
 * Returns further fields of an application for a reviewer: the URL of its file, and the deadline of the
 * decision.
 */
type FurtherFields = (row: typeof trainerApplication.$inferSelect) => {
  file: string | null
  decideBy: string
}

const isWaiting = sql`${trainerApplication.state} = 'underReview'`

/** Lists the trainer applications that wait for a decision, the oldest first. */
export const listTrainerApplications = (
  db: Db,
  log: Pick<Logger, 'error'>,
  { id, country, site, ...request }: Request,
  furtherFields: FurtherFields,
) =>
  loadListPage(
    db,
    log,
    {
      ...{
        name: 'trainers',
        row: pendingTrainerApplication,
        sorts: { applied: 'instant' },
        defaultSort: 'applied',
      },
      sources: [
        {
          ...{ table: trainerApplication, id: trainerApplication.id, idKind: 'number' },
          sortColumns: { applied: trainerApplication.appliedAt },
          where: and(
            isWaiting,
            filterCondition(
              [trainerApplication.id, id],
              [trainerApplication.country, country],
              [trainerApplication.site, site],
            ),
          ),
          text: trainerApplicationSearchText(trainerApplication),
          textWhere: isWaiting,
          reader: createRowReader({
            load: (tx, ids) =>
              tx
                .select()
                .from(trainerApplication)
                .where(inArray(trainerApplication.id, ids as number[])),
            toListRow: (row) => ({ ...row, ...furtherFields(row), appliedAt: row.appliedAt.toISOString() }),
          }),
        },
      ],
    },
    request,
  )
