/** A part of the audit log that some roles may read: entries about money, or entries about people. */
export type AuditPart = 'money' | 'people'

/**
 * The entries in each part of the audit log: an entry belongs to a part if its subject begins with one of the part's
 * phrases, such as `order`. All other entries concern content or actions of the system; only the operator token can
 * read them.
 */
export const auditSubjectPrefixesByPart: Record<AuditPart, readonly string[]> = {
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
