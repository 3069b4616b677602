import * as z from 'zod/mini'
import * as domain from '../domain/certification/certification.ts'
import { level } from '../domain/certification/certification-document.ts'
import { price } from '../domain/content/document.ts'
import { picture } from '../domain/content/picture.ts'
import { subject } from '../domain/course/course.ts'
import { categoryWire, kindCode } from './course-wire.ts'
import { flagCode } from './flag-wire.ts'

/** Specification 1, section 3: prerequisite entries. */
export const prerequisiteWire = z.codec(
  z.object({ certificationReleaseId: z.int(), certificationName: z.string(), versionLabel: z.string() }),
  domain.prerequisite,
  {
    decode: (wire) => ({
      id: wire.certificationReleaseId,
      name: wire.certificationName,
      version: wire.versionLabel,
    }),
    encode: (each) => ({
      certificationReleaseId: each.id,
      certificationName: each.name,
      versionLabel: each.version,
    }),
  },
)

/** What travels of every release of a certification. */
export const releaseFields = {
  id: z.int(),
  certificationCode: z.string(),
  kind: kindCode,
  level: z.nullable(level),
  subject,
  picture: z.nullable(picture),
  certificationType: categoryWire,
  certificationName: z.string(),
  summary: z.string(),
  versionLabel: z.string(),
  practicalExam: flagCode,
  needInvitationCode: flagCode,
  isCharge: flagCode,
  fee: z.nullable(price),
  prerequisiteCertificationList: z.array(prerequisiteWire),
  textLanguage: z.string(),
}

const onWire = z.object(releaseFields)

export const toRelease = (wire: z.output<typeof onWire>): domain.Release => ({
  id: wire.id,
  code: wire.certificationCode,
  kind: wire.kind,
  level: wire.level,
  subject: wire.subject,
  picture: wire.picture,
  type: wire.certificationType,
  name: wire.certificationName,
  summary: wire.summary,
  version: wire.versionLabel,
  practicalExam: wire.practicalExam,
  needsCode: wire.needInvitationCode,
  fee: wire.fee,
  prerequisites: wire.prerequisiteCertificationList,
  language: wire.textLanguage,
})

export const fromRelease = (release: domain.Release): z.output<typeof onWire> => ({
  id: release.id,
  certificationCode: release.code,
  kind: release.kind,
  level: release.level,
  subject: release.subject,
  picture: release.picture,
  certificationType: release.type,
  certificationName: release.name,
  summary: release.summary,
  versionLabel: release.version,
  practicalExam: release.practicalExam,
  needInvitationCode: release.needsCode,
  isCharge: release.fee !== null,
  fee: release.fee,
  prerequisiteCertificationList: release.prerequisites,
  textLanguage: release.language,
})

export const releaseWire = z.codec(onWire, domain.release, { decode: toRelease, encode: fromRelease })
