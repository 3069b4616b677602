import type { SitePublished } from '#server/ports/publisher.ts'
import type { RequestOf } from '#src/contract/protocol/call.ts'
import * as contract from '#src/contract/publishing/bulk.ts'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import type { ItemOutcome } from '#src/domain/content-item/item-outcome.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { operatorOf } from '../../http/operator.ts'
import { OperatorVisibleError } from '../../http/operator-visible-error.ts'
import { publishInputOf } from '../../http/publish-input-of.ts'
import type { HandlerContext } from '../../http/respond.ts'
import { refusalMessageOf } from '../../http/response.ts'
import { implement } from '../../implement.ts'
import {
  endBulkAction,
  listBulkActions,
  markBulkActionSeen,
  saveOutcomes,
  startBulkAction,
} from '../../services/publishing/bulk/bulk-action.ts'
import {
  type ChangedItems,
  type ItemResult,
  publishItems,
  withdrawItems,
} from '../../services/publishing/bulk/change-items.ts'
import { publishSitesOfAction } from '../../services/publishing/content-item/publish-sites.ts'

/** Returns the outcome for an item. The outcome of a refused item contains its message in the editor's language. */
function outcomeOf({ name, result }: ItemResult, language: string): ItemOutcome {
  const { family, id } = name
  if (!isRefused(result)) return { family, id, ...result }
  const findings = result.context?.findings as ContentFinding[] | undefined
  const reason = refusalMessageOf(language, result)
  return { family, id, outcome: 'refused', edition: null, reason, ...(findings && { findings }) }
}

/** Publishes each site of the changed items once. */
async function publishChanged(context: HandlerContext<unknown>, { siteJobs }: ChangedItems) {
  const { db, clock, ports } = context
  const by = { editor: publishInputOf(context).editor, clock }
  return publishSitesOfAction(db, ports.publisher, siteJobs, by).catch((error: Error) => {
    throw new OperatorVisibleError(error.message, { cause: error })
  })
}

type BulkContext = HandlerContext<RequestOf<typeof contract.publishItems>>

/**
 * Performs an action on several items, and stores the result for an editor whose browser does not receive the
 * response.
 */
async function runBulkAction(context: BulkContext, action: 'publish' | 'withdraw') {
  const { db, sites, request, http, language, clock, now } = context
  const { items } = request
  const { learnerId } = operatorOf(http)
  const actId = await startBulkAction(db, { act: action, learnerId, items: items.length, now })
  let published: SitePublished[] | null = null
  try {
    const outcomesOf = (results: readonly ItemResult[]) => results.map((each) => outcomeOf(each, language))
    const changed = await (action === 'publish' ? publishItems : withdrawItems)(db, sites, items, {
      input: publishInputOf(context),
      save: (tx, results) => saveOutcomes(tx, actId, outcomesOf(results), clock()),
    })
    published = await publishChanged(context, changed)
    return { actId, outcomes: outcomesOf(changed.outcomes), sites: published }
  } finally {
    await endBulkAction(db, actId, clock(), published)
  }
}

export const bulkRoutes = [
  implement(contract.publishItems, (context) => runBulkAction(context, 'publish')),
  implement(contract.withdrawItems, (context) => runBulkAction(context, 'withdraw')),
  implement(contract.getBulkActions, ({ db, http, now }) =>
    listBulkActions(db, operatorOf(http).learnerId, now),
  ),
  implement(contract.markBulkActionSeen, async ({ db, http, request, now }) =>
    (await markBulkActionSeen(db, request.id, operatorOf(http).learnerId, now)) ? true : refuse('notFound'),
  ),
]
