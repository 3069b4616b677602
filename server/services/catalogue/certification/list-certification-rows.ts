import { asc, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'

/** Returns the visible certifications with texts in the audience's language, in the order of their positions. */
export const listCertificationRows = (db: Db, audience: Audience, where: SQL | undefined) =>
  db
    .select({ certification, text: certificationText, shownOn: contentItem.sites })
    .from(certification)
    .innerJoin(contentItem, isPublishedFor(audience, 'certification', certification.id))
    .innerJoin(certificationText, isItemText(certificationText, certification.id, audience.language))
    .where(where)
    .orderBy(asc(certification.position), asc(certification.id))

export type CertificationRow = Awaited<ReturnType<typeof listCertificationRows>>[number]
