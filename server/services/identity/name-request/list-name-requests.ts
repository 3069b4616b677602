import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { nameRequest } from '#server/db/schema/name-request.ts'
import { listCertificatesOfLearners } from '#server/services/learning/certificate/reissue-certificate.ts'
import { filterCondition } from '#server/services/platform/list/filter-condition.ts'
import { createLearnerSearchText } from '#server/services/platform/list/learner-search-text.ts'
import { createRowReader } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import { displayNameOf } from '#src/domain/learner/learner.ts'
import { type NameRequestSource, pendingNameRequest } from '#src/domain/learner/name-request.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'

interface Request extends ListRequest {
  source?: NameRequestSource | undefined
}

/** Lists the name requests that wait for a reviewer, the oldest first. */
export const listNameRequests = (db: Db, log: Pick<Logger, 'error'>, { source, ...request }: Request) =>
  loadListPage(
    db,
    log,
    {
      ...{
        name: 'names',
        row: pendingNameRequest,
        sorts: { requested: 'instant' },
        defaultSort: 'requested',
      },
      sources: [
        {
          ...{ table: nameRequest, id: nameRequest.id, idKind: 'number' },
          sortColumns: { requested: nameRequest.requestedAt },
          where: and(sql`${nameRequest.state} = 'waiting'`, filterCondition([nameRequest.source, source])),
          relatedText: createLearnerSearchText(nameRequest.learnerId),
          reader: createRowReader({
            load: loadNames,
            toListRow: ({ request: { requestedAt, ...columns }, learner: row, certificates }) => ({
              ...columns,
              learner: displayNameOf(row),
              email: row.email,
              requestedAt: requestedAt.toISOString(),
              certificates,
            }),
          }),
        },
      ],
    },
    request,
  )

async function loadNames(db: Db, ids: (number | string)[]) {
  const rows = await db
    .select({ id: nameRequest.id, request: nameRequest, learner })
    .from(nameRequest)
    .innerJoin(learner, eq(learner.id, nameRequest.learnerId))
    .where(inArray(nameRequest.id, ids as number[]))
  const certificates = await listCertificatesOfLearners(
    db,
    rows.map((row) => row.learner.id),
  )
  const byLearner = Map.groupBy(certificates, ({ learnerId }) => learnerId)
  return rows.map((row) => ({
    ...row,
    certificates: (byLearner.get(row.learner.id) ?? []).map(({ number }) => number),
  }))
}
