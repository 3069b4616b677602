import { and, arrayContains, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { distributor, distributorText } from '#server/db/schema/distributor.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { Distributor } from '#src/domain/distributor/distributor.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

export interface DistributorQuery {
  learnerId: number
  /** The code of the delivery country; undefined for all distributors. */
  country: string | undefined
  /** The current time in milliseconds since 1970. */
  now: number
}

/**
 * Lists the distributors by id. Refused as `forbidden` for learners without a valid certificate. Decision:
 * docs/decisions/shell.md.
 */
export async function listDistributors(
  db: Db,
  audience: Audience,
  { learnerId, country, now }: DistributorQuery,
): Promise<Distributor[] | RefusedResult> {
  if (!(await hasValidCertificate(db, learnerId, now))) return refuse('forbidden')
  return findDistributors(db, audience, country)
}

async function hasValidCertificate(db: Db, learnerId: number, now: number): Promise<boolean> {
  const [first] = await db
    .select({ id: certificate.id })
    .from(certificate)
    .where(and(eq(certificate.learnerId, learnerId), gt(certificate.validUntil, new Date(now))))
    .limit(1)
  return first !== undefined
}

const findDistributors = (db: Db, audience: Audience, country: string | undefined): Promise<Distributor[]> =>
  db
    .select({
      id: distributor.id,
      countries: distributor.countries,
      name: distributorText.name,
      address: distributorText.address,
      offer: distributorText.offer,
      url: distributor.url,
      email: distributor.email,
      language: distributorText.language,
    })
    .from(distributor)
    .innerJoin(contentItem, isPublishedFor(audience, 'distributor', distributor.id))
    .innerJoin(distributorText, isItemText(distributorText, distributor.id, audience.language))
    .where(country === undefined ? undefined : arrayContains(distributor.countries, [country]))
    .orderBy(asc(distributor.id))
