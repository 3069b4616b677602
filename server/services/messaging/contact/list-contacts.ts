import { and, inArray, isNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { contactRequest, contactSearchText } from '#server/db/schema/contact-request.ts'
import { filterCondition } from '#server/services/platform/list/filter-condition.ts'
import { createRowReader } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import { type ContactSubject, pendingContactRequest } from '#src/domain/contact/contact-form.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'

interface Request extends ListRequest {
  subject?: ContactSubject | undefined
  site?: string | undefined
  language?: string | undefined
}

/** Lists the contact requests that wait for a reply, the oldest first. */
export const listContactRequests = (
  db: Db,
  log: Pick<Logger, 'error'>,
  { subject, site, language, ...request }: Request,
) =>
  loadListPage(
    db,
    log,
    {
      ...{ name: 'contacts', row: pendingContactRequest, sorts: { asked: 'instant' }, defaultSort: 'asked' },
      sources: [
        {
          ...{ table: contactRequest, id: contactRequest.id, idKind: 'number' },
          sortColumns: { asked: contactRequest.askedAt },
          where: and(
            isNull(contactRequest.settledAt),
            filterCondition(
              ...([
                [contactRequest.subject, subject],
                [contactRequest.site, site],
                [contactRequest.language, language],
              ] as const),
            ),
          ),
          text: contactSearchText(contactRequest),
          textWhere: isNull(contactRequest.settledAt),
          reader: createRowReader({
            load: (tx, ids) =>
              tx
                .select()
                .from(contactRequest)
                .where(inArray(contactRequest.id, ids as number[])),
            toListRow: (row) => ({ ...row, askedAt: row.askedAt.toISOString() }),
          }),
        },
      ],
    },
    request,
  )
