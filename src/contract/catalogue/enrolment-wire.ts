import { codedEnum } from '../protocol/wire.ts'

/** The codes of a registration's status. Specification 1, section 4. */
export const registrationCode = codedEnum({ notEnrolled: '0', notAudited: '1', audited: '2' })
export const learningStatusCode = codedEnum({
  notStarted: '0',
  learning: '1',
  learned: '2',
  passed: '3',
  failed: '4',
})
export const subscriptionStatusCode = codedEnum({ notSubscribed: '0', subscribed: '1', cancelled: '2' })

/** The field of every enrolment that says whether the learner has subscribed to its mails. */
export const notificationFields = {
  emailNotification: ['emailNotificationStatus', subscriptionStatusCode],
} as const
