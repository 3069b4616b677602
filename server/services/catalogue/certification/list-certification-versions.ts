import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { localizePicture } from '#server/services/platform/content-query/localized-picture.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CertificationVersion } from '#src/domain/certification/certification.ts'
import { offerOf } from '#src/sites/offer.ts'
import { type CategoryNamer, loadCategoryNamer } from '../course/load-category-namer.ts'
import { type CertificationRow, listCertificationRows } from './list-certification-rows.ts'
import { loadPrerequisites } from './load-prerequisites.ts'

const certificationVersionOf = (
  { certification: row, text }: CertificationRow,
  nameOf: CategoryNamer,
  details: Pick<CertificationVersion, 'prerequisites' | 'offer'>,
): CertificationVersion => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  level: row.level,
  subject: row.subject,
  scene: row.scene,
  picture: localizePicture(row.picture, text.language),
  type: nameOf('certificationType', row.type),
  name: text.name,
  summary: text.summary,
  version: row.versionLabel,
  practicalExam: row.practicalExam,
  needsCode: row.needsCode,
  fee: row.fee,
  ...details,
  language: text.language,
})

/** A version together with its database row. */
export interface CertificationVersionWithRow {
  version: CertificationVersion
  row: CertificationRow
}

/** Lists the visible versions, in the order of their positions. */
export async function listCertificationVersions(
  db: Db,
  audience: Audience,
  where: SQL | undefined,
): Promise<CertificationVersionWithRow[]> {
  const rows = await listCertificationRows(db, audience, where)
  const ids = rows.map((row) => row.certification.id)
  const prerequisites = await loadPrerequisites(db, ids, audience.language)
  const nameOf = await loadCategoryNamer(db, audience.language)
  return rows.map((row) => ({
    version: certificationVersionOf(row, nameOf, {
      prerequisites: prerequisites.get(row.certification.id) ?? [],
      offer: offerOf(audience, {
        fee: row.certification.fee,
        country: null,
        venue: null,
        shownOn: row.shownOn,
      }),
    }),
    row,
  }))
}
