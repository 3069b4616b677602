import * as z from 'zod/mini'
import * as domain from '../domain/certification/certification.ts'
import { certificationProgressCode, childStatusCode } from './certification-status-wire.ts'
import { categoryWire, kindCode } from './course-wire.ts'
import { flagCode } from './flag-wire.ts'
import { fromRelease, releaseFields, releaseWire, toRelease } from './release-wire.ts'

const releaseWithOlder = z.object({
  ...releaseFields,
  sonCertificationReleaseDTOList: z.array(releaseWire),
  isExpand: z.boolean(),
})

/** Releases grouped by type name. Specification 1, section 3: certification list entry. */
export const certificationGroupWire = z.codec(
  z.object({ certificationType: categoryWire, certificationReleaseDTOList: z.array(releaseWithOlder) }),
  domain.certificationGroup,
  {
    decode: (wire) => ({
      type: wire.certificationType,
      releases: wire.certificationReleaseDTOList.map((each) => ({
        ...toRelease(each),
        older: each.sonCertificationReleaseDTOList,
        expanded: each.isExpand,
      })),
    }),
    encode: (group) => ({
      certificationType: group.type,
      certificationReleaseDTOList: group.releases.map((each) => ({
        ...fromRelease(each),
        sonCertificationReleaseDTOList: each.older,
        isExpand: each.expanded,
      })),
    }),
  },
)

const detailOnWire = z.object({
  ...releaseFields,
  description: z.string(),
  currentStatus: certificationProgressCode,
  childStatus: z.nullable(childStatusCode),
  detailFile: z.nullable(z.string()),
  hasOnlineClassroom: flagCode,
  hasOnsiteClassroom: flagCode,
  showTask: flagCode,
  needRecord: flagCode,
  taskContent: z.string(),
  userCourseUpdateDTO: z.nullable(z.object({ id: z.int(), viewExamTips: flagCode, viewUpdate: flagCode })),
})

/** Specification 1, section 3: certification detail. */
export const certificationWire = z.codec(detailOnWire, domain.certification, {
  decode: ({ userCourseUpdateDTO: update, ...wire }) => ({
    ...toRelease(wire),
    description: wire.description,
    status: wire.currentStatus,
    childStatus: wire.childStatus,
    video: wire.detailFile,
    taughtOnline: wire.hasOnlineClassroom,
    taughtOnsite: wire.hasOnsiteClassroom,
    showsTask: wire.showTask,
    needsRecord: wire.needRecord,
    task: wire.taskContent === '' ? [] : wire.taskContent.split('\n'),
    update: update && { id: update.id, tellsOfExam: update.viewExamTips, tellsOfUpdate: update.viewUpdate },
  }),
  encode: ({ update, ...certification }) => ({
    ...fromRelease(certification),
    description: certification.description,
    currentStatus: certification.status,
    childStatus: certification.childStatus,
    detailFile: certification.video,
    hasOnlineClassroom: certification.taughtOnline,
    hasOnsiteClassroom: certification.taughtOnsite,
    showTask: certification.showsTask,
    needRecord: certification.needsRecord,
    taskContent: certification.task.join('\n'),
    userCourseUpdateDTO: update && {
      id: update.id,
      viewExamTips: update.tellsOfExam,
      viewUpdate: update.tellsOfUpdate,
    },
  }),
})

/** A filter item with the kind of the certifications that are of the type. */
export const trainedTypeWire = z.codec(
  z.object({ categoryId: z.string(), categoryName: z.string(), kindType: kindCode }),
  domain.trainedType,
  {
    decode: (wire) => ({
      type: { slug: wire.categoryId, name: wire.categoryName },
      kind: wire.kindType,
    }),
    encode: ({ type, kind }) => ({ categoryId: type.slug, categoryName: type.name, kindType: kind }),
  },
)
