import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import type { Language } from '#src/domain/language/language.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { languageOf } from './language-of.ts'

/** The languages that certifications of an audience have all their texts in, in the order of the languages' ids. */
export async function listCertified(
  db: Db,
  sites: Sites,
  audience: Omit<Audience, 'language'>,
): Promise<Language[]> {
  const rows = await db
    .selectDistinct({ code: certificationText.language })
    .from(certification)
    .innerJoin(contentItem, isPublishedFor(audience, 'certification', certification.id))
    .innerJoin(certificationText, eq(certificationText.id, certification.id))
    .where(eq(certificationText.bodyLanguage, certificationText.language))
  return rows.map(({ code }) => languageOf(sites, code)).sort((one, other) => one.id - other.id)
}
