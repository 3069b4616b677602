import * as z from 'zod/mini'
import { family } from '../../domain/content-item/families.ts'
import { itemOutcome } from '../../domain/content-item/item-outcome.ts'
import { sitePublishResult } from '../../domain/content-item/site-publish-result.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec } from '../protocol/wire.ts'

const editor = { who: 'operator', role: 'editor' } as const

const acts = {
  ...editor,
  method: 'POST',
  obeysLimits: true,
  source: 'ours',
  request: z.object({
    items: z.array(z.object({ family, id: idCodec })).check(z.minLength(1), z.maxLength(100)),
  }),
  response: z.object({
    /** The id of the action in `getBulkActions`. */
    actId: z.int(),
    /** An outcome for each item, in the order of the request. */
    outcomes: z.array(itemOutcome),
    /** The results for the sites that show one of the changed items; each site is published only once. */
    sites: z.array(sitePublishResult),
  }),
  refusals: ['other'],
} as const

/**
 * Publishes the drafts of up to 100 items independently: a refused item does not affect the others. Then each site
 * that shows one of the items is published once. Published items without a draft are `unchanged`. Items that refer to
 * each other may be published together.
 */
export const publishItems = declareCall({
  ...acts,
  path: '/operator/content/publish/items',
  summary: 'Publishes several items and, once, the sites that show them',
})

/**
 * Withdraws up to 100 items independently. Then each site that showed one of the items is published once. Items that
 * were already withdrawn are `unchanged`.
 */
export const withdrawItems = declareCall({
  ...acts,
  path: '/operator/content/withdraw/items',
  summary: 'Withdraws several items and, once, publishes the sites that showed them',
})

/** An action on several items, with its results so far. */
const bulkAct = z.object({
  id: z.int(),
  act: z.enum(['publish', 'withdraw']),
  /** The state is `unfinished` if the server failed or was stopped before all sites were published. */
  state: z.enum(['running', 'ended', 'unfinished']),
  startedAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  /** The number of items in the request. */
  items: z.int(),
  /**
   * The outcomes so far in the order of the request, each with the title of its item; the title is null if the item
   * does not exist.
   */
  outcomes: z.array(z.extend(itemOutcome, { title: z.nullable(z.string()) })),
  /** The published sites; empty until all are published. */
  sites: z.array(sitePublishResult),
  /** Whether the editor has seen the result. */
  isSeen: z.boolean(),
})
export type BulkAction = z.infer<typeof bulkAct>

/**
 * Returns the caller’s last actions on several items, at most 10, the newest first. Results are stored for 14 days.
 */
export const getBulkActions = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/acts',
  summary: 'The caller’s last bulk actions, with their results',
  source: 'ours',
  request: z.object({}),
  response: z.array(bulkAct),
})

/** Stores that the caller has seen the result of a bulk action, so that the desk does not show it again. */
export const markBulkActionSeen = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/acts/seen',
  summary: 'Marks the result of a bulk action as seen',
  source: 'ours',
  request: z.object({ id: idCodec }),
  response: z.literal(true),
  refusals: ['notFound'],
})
