import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { learner } from '#server/db/schema/learner.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { selectHolderName } from '#server/services/platform/document/holder-name.ts'
import { normalizeVatNumber } from '#src/domain/learner/vat-number.ts'

/** The VAT number of a profile in the form of `normalizeVatNumber`: capital letters and digits only. */
const profileVatKey = sql`upper(regexp_replace(${learner.vatNumber}, '[^A-Za-z0-9]', '', 'g'))`

interface CompanyCertificatesQuery {
  vatNumber: string
  language: string
  now: number
  /** The id of the signed-in learner, whose name is included even without consent. */
  self?: number
}

/**
 * Returns the number of valid certificates of the learners with a company's VAT number. Also returns the
 * certificates whose holders consented to be named, sorted by name. A renewed certificate and its renewal count
 * once.
 */
export async function findCompanyCertificates(
  db: Db,
  { vatNumber, language, now, self }: CompanyCertificatesQuery,
) {
  const isValid = and(
    eq(profileVatKey, normalizeVatNumber(vatNumber)),
    gt(certificate.validUntil, new Date(now)),
    isNull(certificate.renewedBy),
  ) as SQL
  const [totals] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(certificate)
    .innerJoin(learner, eq(learner.id, certificate.learnerId))
    .where(isValid)
  const isNamed = or(certificate.publicName, self === undefined ? undefined : eq(learner.id, self))
  const rows = await db
    .select({
      certificate,
      holder: selectHolderName(certificate.holderName),
      certification: certificationText.name,
      level: certification.level,
    })
    .from(certificate)
    .innerJoin(learner, eq(learner.id, certificate.learnerId))
    .innerJoin(certification, eq(certification.id, certificate.certificationId))
    .innerJoin(certificationText, isItemText(certificationText, certification.id, language))
    .where(and(isValid, isNamed))
    .orderBy(asc(learner.lastName), asc(learner.firstName), asc(certificate.id))
  const holders = rows.map((row) => ({
    name: row.holder,
    certification: row.certification,
    level: row.level,
    number: row.certificate.number,
    validUntil: row.certificate.validUntil.toISOString(),
  }))
  return { count: totals?.count ?? 0, holders }
}
