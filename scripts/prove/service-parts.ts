/** A share of the services that is tried in one run, and the contract tests that concern it. */
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
    tests: ['mail', 'order', 'payment', 'payment-provider', 'payment-races'],
  },
  certificates: {
    services: ['learning/certificate'],
    tests: ['attendance', 'certificate', 'certificate-document', 'mail', 'renewal'],
  },
  enrolments: {
    services: ['learning/certification-enrolment', 'learning/enrolment'],
    tests: [
      'certification',
      'certification-course',
      'certification-enrolment',
      'certification-update',
      'classroom-credits',
      'enrolment',
      'exam',
      'invitation',
      'mail',
      'my-training',
      'order',
      'renewal',
      'review',
    ],
  },
  trainings: {
    services: ['learning/classroom-enrolment', 'learning/practical-exam-enrolment'],
    tests: [
      'classroom',
      'classroom-credits',
      'classroom-enrolment',
      'classroom-letter',
      'enrolled-learner',
      'invitation',
      'mail',
      'my-training',
      'order',
      'practical-exam',
      'practical-exam-enrolment',
    ],
  },
}
