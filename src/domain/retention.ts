import { presenceTimeout } from './content-item/presence.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * The retention rule of a kind of data: the time in milliseconds after an event, the job that then deletes the data,
 * and the reason for this time.
 */
export interface RetentionRule {
  data: string
  after: string
  lifetime: number
  job: string
  reason: string
}

/**
 * The retention rules: how long data are stored until a job deletes them. The jobs use this table, and
 * docs/retention.md shows it.
 */
export const retentionRules = {
  unusedUpload: {
    ...{ data: 'files that a form uploaded and no form used', after: 'their upload', lifetime: day },
    ...{ job: 'purgeUnused', reason: 'a form is sent within a day' },
  },
  videoUpload: {
    ...{ data: 'videos whose upload is not complete', after: 'their last bytes', lifetime: 7 * day },
    ...{ job: 'purgeUnused', reason: 'an editor continues an upload on another day' },
  },
  completedMail: {
    ...{ data: 'addresses and data of mails, and stored mails to people without an account' },
    ...{ after: 'sending, or giving up', lifetime: 30 * day, job: 'purgeUnused' },
    reason: 'support answers "I got no mail"',
  },
  readableMail: {
    ...{ data: 'mails that learners can read in the portal', after: 'queueing', lifetime: 365 * day },
    ...{ job: 'purgeUnused', reason: 'a certificate or an order is asked about within a year' },
  },
  webhookEvent: {
    ...{ data: 'events for webhooks and their deliveries', after: 'the event', lifetime: 30 * day },
    ...{ job: 'purgeUnused', reason: 'a receiver that was away is sent them again' },
  },
  settledContact: {
    ...{ data: 'contact requests that were answered or closed', after: 'the answer', lifetime: 90 * day },
    ...{ job: 'purgeUnused', reason: 'the sender replies' },
  },
  openContact: {
    ...{ data: 'contact requests that nobody answered', after: 'sending', lifetime: 365 * day },
    ...{ job: 'purgeUnused', reason: 'no answer is useful after a year' },
  },
  unconfirmedAlert: {
    ...{
      data: 'unconfirmed email addresses of alerts about new dates',
      after: 'the request',
      lifetime: 3 * day,
    },
    ...{ job: 'purgeUnused', reason: 'the link of the confirmation is valid as long' },
  },
  unusedAlert: {
    ...{
      data: 'email addresses of alerts for which no new date was found',
      after: 'the last alert',
      lifetime: 365 * day,
    },
    ...{ job: 'purgeUnused', reason: 'the interest has ended' },
  },
  contentPreview: {
    ...{ data: 'documents that an editor previews while writing', after: 'the preview', lifetime: day },
    ...{ job: 'purgeUnused', reason: 'a preview that was never opened is not needed later' },
  },
  contentPresence: {
    ...{
      data: 'names of editors who have an item open',
      after: 'their last call',
      lifetime: presenceTimeout,
    },
    ...{ job: 'purgeUnused', reason: 'colleagues see who is there now' },
  },
  bulkAct: {
    ...{ data: 'results of bulk actions', after: 'the start of the action', lifetime: 14 * day },
    ...{ job: 'purgeUnused', reason: 'an editor reads the result after closing the tab' },
  },
  missedSearch: {
    ...{
      data: 'keywords of searches without results, stored without the visitor',
      after: 'the last such search',
    },
    ...{ lifetime: 90 * day, job: 'purgeUnused', reason: 'editors add what readers look for' },
  },
  food: {
    ...{ data: 'allergies and diets', after: 'the session', lifetime: 30 * day, job: 'completeClassrooms' },
    reason: 'the caterer has served; questions about the bill are settled',
  },
  vatConfirmation: {
    ...{ data: 'confirmed VAT numbers', after: 'the answer of VIES', lifetime: 30 * day },
    ...{ job: 'purgeUnused', reason: 'a later order needs no new query; invoices keep their own evidence' },
  },
} as const satisfies Record<string, RetentionRule>

/**
 * Returns the cutoff for the expiry of a kind of data. The lifetime of data begins with the event that the rule names
 * in `after`; if this event was at the cutoff or earlier, the data has expired at `now`.
 */
export const computeExpiryCutoff = (kind: keyof typeof retentionRules, now: number): Date =>
  new Date(now - retentionRules[kind].lifetime)
