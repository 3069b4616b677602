import { eq, inArray, isNotNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail, mailSearchText } from '#server/db/schema/mail.ts'
import { filterCondition } from '#server/services/platform/list/filter-condition.ts'
import { createLearnerSearchText } from '#server/services/platform/list/learner-search-text.ts'
import { createRowReader } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'
import { listedMail } from '#src/domain/mail/listed-mail.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import type { MailState } from '#src/domain/mail/mail-state.ts'

interface Request extends ListRequest {
  state?: MailState | undefined
  kind?: MailKind | undefined
}

/** Lists the mails with their states, the newest first. */
export const listMails = (db: Db, log: Pick<Logger, 'error'>, { state, kind, ...request }: Request) =>
  loadListPage(
    db,
    log,
    {
      ...{ name: 'mails', row: listedMail, sorts: { queued: 'number' }, defaultSort: '-queued' },
      sources: [
        {
          // Mail ids increase in the order in which mails are queued.
          ...{ table: mail, id: mail.id, idKind: 'number', sortColumns: { queued: mail.id } },
          where: filterCondition([mail.state, state], [mail.kind, kind]),
          text: mailSearchText(mail),
          textWhere: isNotNull(mail.email),
          relatedText: createLearnerSearchText(mail.learnerId),
          reader: createRowReader({
            load: (tx, ids) =>
              tx
                .select({ id: mail.id, mail, address: learner.email })
                .from(mail)
                .leftJoin(learner, eq(learner.id, mail.learnerId))
                .where(inArray(mail.id, ids as number[])),
            toListRow: ({ mail: { email, queuedAt, settledAt, ...row }, address }) => ({
              ...row,
              email: email ?? address,
              queuedAt: queuedAt.toISOString(),
              settledAt: settledAt?.toISOString() ?? null,
            }),
          }),
        },
      ],
    },
    request,
  )
