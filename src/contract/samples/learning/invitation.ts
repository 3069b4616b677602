import { certificationSamples } from '../catalogue/certification.ts'
import { practicalExamEnrolmentSamples } from './practical-exam-enrolment.ts'

const code = '7K3Q-X9MW-ABCD-2345'
const registration = { relationId: 4, relationType: 'certification', registrationStatus: '2' }
const [enrolled] = practicalExamEnrolmentSamples.enrolInPracticalExam
const [related] = certificationSamples.getRelatedCertifications

/** Sample payloads of the calls about invitation letters. */
export const invitationSamples = {
  enrolByCode: [
    {
      request: { code, relationId: 4, relationType: 'certification', emailNotificationStatus: '1' },
      response: registration,
    },
  ],
  acceptInvitation: [
    { request: { invitationCode: code, emailNotificationStatus: '0' }, response: registration },
    {
      request: { invitationCode: code, emailNotificationStatus: '1' },
      response: { ...registration, relationId: 7, relationType: 'course' },
    },
  ],
  enrolInExamByCode: [{ request: { code, practicalExamId: 5 }, response: enrolled?.response }],
  getInvitation: [
    {
      request: { invitationCode: code },
      response: {
        relationType: 'certification',
        relationId: 4,
        email: 'a***@example.org',
        codeValidWithSite: 'EU',
        validUntil: '2026-12-21T12:00:00.000Z',
      },
    },
    {
      request: { invitationCode: code },
      response: {
        relationType: 'practicalExam',
        relationId: 5,
        email: null,
        codeValidWithSite: null,
        validUntil: '2026-12-21T12:00:00.000Z',
      },
    },
  ],
  getInvitedCertification: [{ request: { code }, response: related?.response[0] }],
  createInvitation: [
    {
      request: {
        kind: 'certification',
        subjectId: 4,
        email: 'ada@example.org',
        site: 'eu',
        validUntil: '2026-12-21T12:00:00.000Z',
      },
      response: { code },
    },
    { request: { kind: 'course', subjectId: 7, validUntil: '2026-12-21T12:00:00.000Z' }, response: { code } },
  ],
  withdrawInvitation: [{ request: { code }, response: true }],
}
