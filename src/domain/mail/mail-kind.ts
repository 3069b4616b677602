import * as z from 'zod/mini'

/** What a mail is about. Each has its texts in `mail.json`. Decisions: "Mails". */
export const mailKind = z.enum([
  'registrationReceived',
  'registrationApproved',
  'registrationRejected',
  'enrolled',
  'waitlisted',
  'promoted',
  'promotedToPay',
  'cancelled',
  'sessionChanged',
  'reminder',
  'invitation',
  'orderPlaced',
  'bankDetails',
  'orderPaid',
  'orderLapsed',
  'refundReview',
  'invoice',
  'examWindow',
  'examPassed',
  'examFailed',
  'practicalPassed',
  'practicalFailed',
  'practicalAbsent',
  'applicationRejected',
  'certificateIssued',
  'certificateExpiring',
  'certificateExpired',
  'trainerAccepted',
  'trainerRejected',
  'accountDeleted',
])
export type MailKind = z.infer<typeof mailKind>

/** What a button of a mail leads to. */
export type MailButton = 'details' | 'myLearning' | 'pay' | 'invitation' | 'certificate' | 'home'

/** Where each leads. `optional` ones remind, and go only to those who want it; all others have to be told. */
export const mailButtons = {
  registrationReceived: 'details',
  registrationApproved: 'details',
  registrationRejected: 'details',
  enrolled: 'details',
  waitlisted: 'details',
  promoted: 'details',
  promotedToPay: 'pay',
  cancelled: 'details',
  sessionChanged: 'details',
  reminder: 'details',
  invitation: 'invitation',
  orderPlaced: 'pay',
  bankDetails: 'pay',
  orderPaid: 'myLearning',
  orderLapsed: 'details',
  refundReview: 'myLearning',
  invoice: 'myLearning',
  examWindow: 'details',
  examPassed: 'details',
  examFailed: 'details',
  practicalPassed: 'details',
  practicalFailed: 'details',
  practicalAbsent: 'details',
  applicationRejected: 'details',
  certificateIssued: 'certificate',
  certificateExpiring: 'myLearning',
  certificateExpired: 'myLearning',
  trainerAccepted: 'home',
  trainerRejected: 'home',
  accountDeleted: 'home',
} as const satisfies Record<MailKind, MailButton>

const optional: ReadonlySet<MailKind> = new Set(['reminder', 'examWindow', 'certificateExpiring'])

/** Whether a mail only reminds: who does not want reminders is not sent it. */
export const isOptional = (kind: MailKind): boolean => optional.has(kind)
