import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { certificate, certificateApplication } from '#server/db/schema/certificate.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { booleanFilterCondition } from '#server/services/platform/list/filter-condition.ts'
import { createLearnerSearchText } from '#server/services/platform/list/learner-search-text.ts'
import { createRowReader } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import { pendingCertificateApplication } from '#src/domain/certificate/certificate.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'
import { isCertificationOfApplication } from './application-condition.ts'

interface Request extends ListRequest {
  /** Whether the application is for a renewal. */
  renewal?: boolean | undefined
}

/** Lists the certificate applications that wait for a decision, the oldest first. */
export const listApplications = (
  db: Db,
  log: Pick<Logger, 'error'>,
  language: string,
  { renewal, ...request }: Request,
) =>
  loadListPage(
    db,
    log,
    {
      ...{
        name: 'applications',
        row: pendingCertificateApplication,
        sorts: { applied: 'instant' },
        defaultSort: 'applied',
      },
      sources: [
        {
          ...{ table: certificateApplication, id: certificateApplication.id, idKind: 'number' },
          sortColumns: { applied: certificateApplication.appliedAt },
          where: and(
            sql`${certificateApplication.state} = 'underReview'`,
            booleanFilterCondition(
              renewal,
              isNotNull(certificateApplication.renews),
              isNull(certificateApplication.renews),
            ),
          ),
          relatedText: {
            ...createLearnerSearchText(certificationEnrolment.learnerId),
            joiningTable: enrolmentJoin,
          },
          reader: createRowReader({ load: loadApplications(language), toListRow: toApplication }),
        },
      ],
    },
    request,
  )

const enrolmentJoin = {
  amongFew: (found: SQL) =>
    sql`${certificateApplication.enrolmentId} in (select ${certificationEnrolment.id} from ${certificationEnrolment} where ${found})`,
  rowByRow: (found: SQL) =>
    sql`(select ${found} from ${certificationEnrolment} where ${certificationEnrolment.id} = ${certificateApplication.enrolmentId})`,
}

const loadApplications = (language: string) => (db: Db, ids: (number | string)[]) =>
  db
    .select({
      ...{ id: certificateApplication.id, application: certificateApplication, learner, certification },
      ...{ name: certificationText.name, renews: certificate.number },
    })
    .from(certificateApplication)
    .innerJoin(certificationEnrolment, eq(certificationEnrolment.id, certificateApplication.enrolmentId))
    .innerJoin(learner, eq(learner.id, certificationEnrolment.learnerId))
    .leftJoin(certificate, eq(certificate.id, certificateApplication.renews))
    .innerJoin(certification, isCertificationOfApplication)
    .leftJoin(certificationText, isItemText(certificationText, certification.id, language))
    .where(inArray(certificateApplication.id, ids as number[]))

type Row = Awaited<ReturnType<ReturnType<typeof loadApplications>>>[number]

const toApplication = ({ id, application: { state, appliedAt }, ...row }: Row) => ({
  ...{ id, state, renews: row.renews },
  learner: `${row.learner.firstName} ${row.learner.lastName}`,
  email: row.learner.email,
  certificationId: row.certification.id,
  certificationName: row.name,
  appliedAt: appliedAt.toISOString(),
})
