import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { learner } from '#server/db/schema/learner.ts'
import { textOfItem } from '#server/services/platform/content-query/text-of-item.ts'
import { holderName } from '#server/services/platform/document/holder-name.ts'
import { vatKey } from '#src/domain/learner/vat-number.ts'

/** The VAT number of a profile in the form that `vatKey` gives: capitals and figures only. */
const keptKey = sql`upper(regexp_replace(${learner.vatNumber}, '[^A-Za-z0-9]', '', 'g'))`

interface Asked {
  vatNumber: string
  language: string
  now: number
  /** The id of the learner who asks: one's own certificates are named without consent. */
  self?: number
}

/**
 * The valid certificates of the people whose profile has a VAT number: how many there are, and those whose
 * holders consented to be named, by name. A certificate that was renewed counts once, as the new one.
 */
export async function companyCertificates(db: Db, { vatNumber, language, now, self }: Asked) {
  const valid = and(
    eq(keptKey, vatKey(vatNumber)),
    gt(certificate.validUntil, new Date(now)),
    isNull(certificate.renewedBy),
  ) as SQL
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(certificate)
    .innerJoin(learner, eq(learner.id, certificate.learnerId))
    .where(valid)
  const named = or(certificate.publicName, self === undefined ? undefined : eq(learner.id, self))
  const rows = await db
    .select({
      certificate,
      holder: holderName(certificate.holderName),
      certification: certificationText.name,
      level: certification.level,
    })
    .from(certificate)
    .innerJoin(learner, eq(learner.id, certificate.learnerId))
    .innerJoin(certification, eq(certification.id, certificate.certificationId))
    .innerJoin(certificationText, textOfItem(certificationText, certification.id, language))
    .where(and(valid, named))
    .orderBy(asc(learner.lastName), asc(learner.firstName), asc(certificate.id))
  const holders = rows.map((row) => ({
    name: row.holder,
    certification: row.certification,
    level: row.level,
    number: row.certificate.number,
    validUntil: row.certificate.validUntil.toISOString(),
  }))
  return { count: counted?.count ?? 0, holders }
}
