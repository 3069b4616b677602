import * as z from 'zod/mini'

/** The kinds of mails. Their texts are in `mail.json`. Decision: docs/decisions/mails.md. */
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
  'sessionCancelled',
  'sessionCancelledMoved',
  'sessionCancelledRefund',
  'sessionCancelledUnpaid',
  'sessionCancelledWaiting',
  'sessionCancelledTrainer',
  'moved',
  'reminder',
  'invitation',
  'orderPlaced',
  'bankDetails',
  'orderPaid',
  'orderLapsed',
  'refundReview',
  'invoice',
  'creditNote',
  'examWindow',
  'examPassed',
  'examFailed',
  'practicalPassed',
  'practicalFailed',
  'practicalAbsent',
  'resultCorrected',
  'applicationRejected',
  'certificateIssued',
  'certificateRevoked',
  'certificateReinstated',
  'certificateReissued',
  'certificateExpiring',
  'certificateExpired',
  'trainerAccepted',
  'trainerRejected',
  'accountDeleted',
  'nameApproved',
  'nameRejected',
  'scheduleRefused',
  'withdrawalRefused',
  'contactReceived',
  'contactAnswered',
  'newDatesConfirm',
  'newDatesFound',
  'newDatesEnded',
])
export type MailKind = z.infer<typeof mailKind>

/** The pages to which a mail's button may lead. */
export type MailButtonPage =
  | 'details'
  | 'myLearning'
  | 'pay'
  | 'invitation'
  | 'certificate'
  | 'home'
  | 'confirmDates'
  | 'dates'

/** The page to which the button leads, for each kind of mail. */
export const buttonPageByMailKind = {
  registrationReceived: 'details',
  registrationApproved: 'details',
  registrationRejected: 'details',
  enrolled: 'details',
  waitlisted: 'details',
  promoted: 'details',
  promotedToPay: 'pay',
  cancelled: 'details',
  sessionChanged: 'details',
  sessionCancelled: 'details',
  sessionCancelledMoved: 'details',
  sessionCancelledRefund: 'myLearning',
  sessionCancelledUnpaid: 'details',
  sessionCancelledWaiting: 'details',
  sessionCancelledTrainer: 'home',
  moved: 'details',
  reminder: 'details',
  invitation: 'invitation',
  orderPlaced: 'pay',
  bankDetails: 'pay',
  orderPaid: 'myLearning',
  orderLapsed: 'details',
  refundReview: 'myLearning',
  invoice: 'myLearning',
  creditNote: 'myLearning',
  examWindow: 'details',
  examPassed: 'details',
  examFailed: 'details',
  practicalPassed: 'details',
  practicalFailed: 'details',
  practicalAbsent: 'details',
  resultCorrected: 'details',
  applicationRejected: 'details',
  certificateIssued: 'certificate',
  certificateRevoked: 'certificate',
  certificateReinstated: 'certificate',
  certificateReissued: 'certificate',
  certificateExpiring: 'myLearning',
  certificateExpired: 'myLearning',
  trainerAccepted: 'home',
  trainerRejected: 'home',
  accountDeleted: 'home',
  nameApproved: 'myLearning',
  nameRejected: 'myLearning',
  scheduleRefused: 'home',
  withdrawalRefused: 'home',
  contactReceived: 'home',
  contactAnswered: 'home',
  newDatesConfirm: 'confirmDates',
  newDatesFound: 'dates',
  newDatesEnded: 'home',
} as const satisfies Record<MailKind, MailButtonPage>

const optional: ReadonlySet<MailKind> = new Set(['reminder', 'examWindow', 'certificateExpiring'])

/**
 * Whether a mail is an optional reminder, which is sent only to learners who subscribed to reminders. All other mails
 * are always sent.
 */
export const isOptionalMail = (kind: MailKind): boolean => optional.has(kind)
