import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import type { Language } from '#src/domain/language/language.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { languageOf } from './language-of.ts'

/** Lists the languages into which an audience's certifications are completely translated, by language id. */
export async function listCertificationLanguages(
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
  return rows.map(({ code }) => languageOf(sites, code)).sort((a, b) => a.id - b.id)
}
