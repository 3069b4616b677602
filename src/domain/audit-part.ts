/** The parts of the audit log that some roles may read. */
export type AuditPart = 'money' | 'people'

/**
 * The subjects of the audit log entries in each part, by the first words of the subject, such as `order`. Entries
 * with any other subject concern content or actions of the system; only the operator token can read them.
 */
export const auditSubjects: Record<AuditPart, readonly string[]> = {
  money: ['order', 'payment', 'refund'],
  people: [
    'certificate',
    'certificate application',
    'classroom',
    'classroom enrolment',
    'contact request',
    'invitation',
    'learner',
    'name request',
    'pool',
    'practical exam enrolment',
    'practicalExam',
    'registration',
    'trainer application',
  ],
}

/** Returns the parts of the audit log that a user with these roles may read. */
export const auditPartsOf = (roles: readonly string[]): AuditPart[] => [
  ...(roles.includes('finance') ? (['money'] as const) : []),
  ...(roles.includes('reviewer') ? (['people'] as const) : []),
]
