/** A share of the services that is tried in one run, and the contract tests that concern it, slow ones last. */
interface ServicePart {
  services: readonly string[]
  tests: readonly string[]
}

/** Whatever is bought, sat, earned or joined. */
export const serviceParts: Record<string, ServicePart> = {
  exams: {
    services: ['learning/exam'],
    tests: ['attempt', 'exam', 'exam-end', 'quiz'],
  },
  orders: {
    services: ['learning/live-order', 'money/invoice', 'money/order'],
    tests: ['order', 'payment', 'payment-provider', 'mail', 'payment-races'],
  },
  certificates: {
    services: ['learning/certificate'],
    tests: ['certificate', 'renewal', 'attendance', 'certificate-document', 'mail'],
  },
  enrolments: {
    services: ['learning/certification-enrolment', 'learning/enrolment'],
    tests: [
      'certification-enrolment',
      'certification-update',
      'certification',
      'certification-course',
      'classroom-credits',
      'enrolment',
      'review',
      'my-training',
      'renewal',
      'invitation',
      'exam',
      'order',
      'mail',
    ],
  },
  trainings: {
    services: ['learning/classroom-enrolment', 'learning/practical-exam-enrolment'],
    tests: [
      'classroom-enrolment',
      'practical-exam-enrolment',
      'classroom',
      'practical-exam',
      'enrolled-learner',
      'classroom-credits',
      'classroom-letter',
      'my-training',
      'invitation',
      'order',
      'mail',
    ],
  },
}
