import * as z from 'zod/mini'
import * as domain from '../../domain/certification/certification.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { renamedWire, spreadCodec } from '../protocol/renamed.ts'
import { certificationProgressCode, childStatusCode } from './certification-status-wire.ts'
import {
  certificationVersionWire,
  certificationVersionWireNames,
  chargeFields,
} from './certification-version-wire.ts'
import { categoryWire, kindCode } from './course-wire.ts'

const versionWithOlderWire = renamedWire(
  domain.versionWithOlderVersions,
  {
    ...certificationVersionWireNames,
    older: ['sonCertificationReleaseDTOList', z.array(certificationVersionWire)],
    expanded: 'isExpand',
  },
  chargeFields,
)

/** A group of versions under the name of their type. Specification 1, section 3: certification list entry. */
export const certificationGroupWire = renamedWire(domain.certificationGroup, {
  type: ['certificationType', categoryWire],
  versions: ['certificationReleaseDTOList', z.array(versionWithOlderWire)],
})

const updateWire = renamedWire(domain.updateNotice, {
  announcesExam: ['viewExamTips', flagCode],
  announcesUpdate: ['viewUpdate', flagCode],
})

/** The codec between a list of lines and one text; an empty text stands for no lines. */
const lines = z.codec(z.string(), z.array(z.string()), {
  decode: (text) => (text === '' ? [] : text.split('\n')),
  encode: (each) => each.join('\n'),
})

/** The wire format of a certification with all details. Specification 1, section 3: certification detail. */
export const certificationWire = renamedWire(
  domain.certification,
  {
    ...certificationVersionWireNames,
    video: 'detailFile',
    taughtOnline: ['hasOnlineClassroom', flagCode],
    taughtOnsite: ['hasOnsiteClassroom', flagCode],
    showsTask: ['showTask', flagCode],
    needsRecord: ['needRecord', flagCode],
    task: ['taskContent', lines],
    status: ['currentStatus', certificationProgressCode],
    childStatus: z.nullable(childStatusCode),
    update: ['userCourseUpdateDTO', z.nullable(updateWire)],
  },
  chargeFields,
)

/** A certification type as a filter item, with the kind of its certifications. */
export const certificationTypeWithTrainingWire = renamedWire(domain.certificationTypeWithTraining, {
  type: spreadCodec(categoryWire),
  kind: ['kindType', kindCode],
})
