import type * as z from 'zod/mini'
import { getNameRequests } from '#src/contract/identity/name-request.ts'
import { getTrainerApplications } from '#src/contract/identity/trainer-application.ts'
import { getApplications } from '#src/contract/learning/certificate.ts'
import { getWaitingRegistrations } from '#src/contract/learning/review.ts'
import { getContactRequests } from '#src/contract/messaging/contact.ts'
import { getJobs } from '#src/contract/messaging/job.ts'
import { getMails } from '#src/contract/messaging/mail.ts'
import { getWebhookEvents } from '#src/contract/messaging/webhook.ts'
import { getOrdersAwaitingTransfer, getPaymentReviews } from '#src/contract/money/payment-review.ts'
import type { Call } from '#src/contract/protocol/call.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import { findContentItems } from '#src/contract/publishing/content-list.ts'
import { findPictures } from '#src/contract/publishing/picture.ts'
import { findSchedules } from '#src/contract/publishing/scheduled-action.ts'
import { findVideos } from '#src/contract/publishing/video.ts'
import type { ListPage } from '#src/domain/list/list-page.ts'
import { inventedEmailDomain } from './fill-statements.ts'

type ListCall = Call<z.ZodMiniType, z.ZodMiniType<ListPage<object>>>

/**
 * The requests of staff for a list: its first page with each filter and each order, and a search for a person's
 * name.
 */
export interface MeasuredList {
  name: string
  call: ListCall
  requests: readonly object[]
}

/** The search texts: one finds a single person, the other is a word that all invented people share. */
const searches = [{ query: 'person9876@' }, { query: inventedEmailDomain }]

const listOf = (name: string, call: unknown, ...requests: object[]): MeasuredList => ({
  name,
  // The cast is safe: each request belongs to its own call.
  call: call as ListCall,
  requests: [{}, ...requests],
})

export const measuredLists: readonly MeasuredList[] = [
  listOf(
    ...(['registrations', getWaitingRegistrations] as const),
    ...[{ sort: '-since' }, { kind: 'classroom' }, { courseId: 8 }, ...searches],
  ),
  listOf('applications', getApplications, { sort: '-applied' }, { renewal: false }, ...searches),
  listOf('names', getNameRequests, { sort: '-requested' }, { source: 'provider' }, ...searches),
  listOf(
    ...(['trainers', getTrainerApplications] as const),
    ...[{ sort: '-applied' }, { country: 'PL' }, { site: 'eu' }, ...searches],
  ),
  listOf(
    ...(['questions', getContactRequests] as const),
    ...[{ sort: '-asked' }, { subject: 'exam' }, { site: 'eu' }, { language: 'pl' }, ...searches],
  ),
  listOf(
    ...(['due', getOrdersAwaitingTransfer] as const),
    ...[{ sort: '-total' }, { currency: 'PLN' }, { currency: 'PLN', sort: 'total' }],
    ...[{ prepared: true }, { prepared: false }, ...searches],
  ),
  listOf(
    ...(['reviews', getPaymentReviews] as const),
    ...[{ sort: '-received' }, { reason: 'paidTwice' }, { prepared: false }, { query: 'pi_98765' }],
  ),
  listOf('mails', getMails, { sort: 'queued' }, { state: 'failed' }, { kind: 'enrolled' }, ...searches),
  listOf(
    ...(['jobs', getJobs] as const),
    ...[{ sort: '-due' }, { state: 'failed' }, { kind: 'webhook' }, { query: 'bench:98765' }],
  ),
  listOf(
    ...(['audit', getAudit] as const),
    ...[{ sort: 'at' }, { subject: 'course 98765' }, { actor: 'editor@demo.test' }, { act: 'approve' }],
    ...[{ from: '2026-02-01T00:00:00Z', until: '2026-02-02T00:00:00Z' }, { query: 'registration 98760' }],
  ),
  listOf('videos', findVideos, { sort: '-name' }, { missing: 'de' }, { query: 'bench-98764' }),
  listOf(
    ...(['pictures', findPictures] as const),
    ...[{ sort: 'stored' }, { used: true }, { used: false }, { editor: 'ada@demo.test' }],
    ...[{ query: 'bench-98764' }],
  ),
  listOf(
    ...(['items', findContentItems] as const),
    ...[{ sort: 'title' }, { family: 'news', state: 'published' }, { missing: 'de' }, { outdated: 'pl' }],
    ...[{ site: 'eu' }, { draft: true }, { scheduled: true }, { query: 'bench-98764' }],
  ),
  listOf(
    'schedules',
    findSchedules,
    { sort: '-at' },
    { act: 'publish' },
    { family: 'news' },
    { query: 'bench-98764' },
  ),
  listOf('events', getWebhookEvents, { sort: 'at' }, { type: 'learner.enrolled' }),
]
