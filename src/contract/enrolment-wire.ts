import { coded } from './wire.ts'

/** Codes of specification 1, section 4. */
export const registrationCode = coded({ notEnrolled: '0', notAudited: '1', audited: '2' })
export const learningProcessCode = coded({
  notStarted: '0',
  learning: '1',
  learned: '2',
  passed: '3',
  failed: '4',
})
export const emailNotificationCode = coded({ notSubscribed: '0', subscribed: '1', cancelled: '2' })
