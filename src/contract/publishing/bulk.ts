import * as z from 'zod/mini'
import { family } from '../../domain/content-item/families.ts'
import { itemOutcome } from '../../domain/content-item/item-outcome.ts'
import { declareCall } from '../protocol/call.ts'
import { id } from '../protocol/wire.ts'
import { sitePublished } from './editing.ts'

const acts = {
  who: 'operator',
  role: 'editor',
  method: 'POST',
  obeysLimits: true,
  source: 'ours',
  request: z.object({
    items: z.array(z.object({ family, id })).check(z.minLength(1), z.maxLength(100)),
  }),
  answer: z.object({
    /** An outcome for each item, in the order of the request. */
    outcomes: z.array(itemOutcome),
    /** The sites that show one of the changed items, each published once. */
    sites: z.array(sitePublished),
  }),
  refusals: ['other'],
} as const

/**
 * Publishes the drafts of up to 100 items, each for itself: a refused one does not hinder the others. Then each site that shows one of
 * them is published once. Items without a draft are `unchanged`. Items that refer to each other may be published together.
 */
export const publishItems = declareCall({
  ...acts,
  path: '/operator/content/publish/items',
  summary: 'Publishes several items and, once, the sites that show them',
})

/** Withdraws up to 100 items, each for itself, and then publishes each site that showed one of them once. Withdrawn ones are `unchanged`. */
export const withdrawItems = declareCall({
  ...acts,
  path: '/operator/content/withdraw/items',
  summary: 'Withdraws several items and, once, publishes the sites that showed them',
})
