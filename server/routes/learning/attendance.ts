import * as contract from '#src/contract/learning/attendance.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { implement, implementForLearner } from '../../implement.ts'
import { loadClassroomTrainers } from '../../services/catalogue/classroom/load-classroom-trainers.ts'
import {
  hasAttendanceCertificate,
  listAttendanceCertificates,
} from '../../services/learning/certificate/list-attendance-certificates.ts'
import { getLearnerDocumentUrl } from '../../services/platform/document/get-learner-document-url.ts'
import { createDocumentRequester } from '../publishing/create-document-requester.ts'

export const attendanceRoutes = [
  implement(contract.hasAttendanceCertificate, ({ db, request, ...audience }) =>
    hasAttendanceCertificate(db, audience, request.classroomId),
  ),

  implementForLearner(contract.getMyAttendanceCertificates, ({ db, learner, language }) =>
    listAttendanceCertificates(db, learner.id, language),
  ),

  implementForLearner(contract.getAttendanceCertificateLink, async (context) => {
    const { db, request, learner, language, tenant, sites } = context
    const found = (await listAttendanceCertificates(db, learner.id, language)).find(
      ({ id }) => id === request.id,
    )
    if (!found) return refuse('notFound')
    const trainers =
      (await loadClassroomTrainers(db, context, [found.classroomId])).get(found.classroomId) ?? []
    const data = {
      brand: sites.tenants[tenant].brand,
      number: found.number,
      holder: found.holder,
      training: found.training,
      trainers: trainers.map(({ name }) => name),
      heldAt: found.heldAt,
    }
    const name = `${translatorOf(language, 'document').t('document:attendance')} ${found.number}`
    const link = await getLearnerDocumentUrl(context, createDocumentRequester(context), {
      kind: 'attendance',
      data,
      name,
    })
    return isRefused(link) ? link : { link }
  }),
]
