import * as contract from '#src/contract/publishing/bulk.ts'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import type { ItemOutcome } from '#src/domain/content-item/item-outcome.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { refusalSentence } from '../../http/answer.ts'
import { OperatorVisibleError } from '../../http/operator-visible-error.ts'
import { publishingOf } from '../../http/publishing-editor.ts'
import type { HandlerContext } from '../../http/respond.ts'
import { implement } from '../../implement.ts'
import {
  type ChangedItems,
  type ItemResult,
  publishItems,
  withdrawItems,
} from '../../services/publishing/bulk/change-items.ts'
import { publishSitesOfAct } from '../../services/publishing/content-item/publish-sites.ts'

/** Returns the outcome for an item; a refused one has its sentence in the editor’s language. */
function outcomeOf({ name, result }: ItemResult, language: string): ItemOutcome {
  const { family, id } = name
  if (!isRefused(result)) return { family, id, ...result }
  const findings = result.context?.findings as ContentFinding[] | undefined
  const reason = refusalSentence(language, result)
  return { family, id, outcome: 'refused', edition: null, reason, ...(findings && { findings }) }
}

/** Publishes each site of the changed items once. */
async function publishChanged(context: HandlerContext<unknown>, { outcomes, siteJobs }: ChangedItems) {
  const { db, clock, ports, language } = context
  const by = { editor: publishingOf(context).editor, clock }
  const sites = await publishSitesOfAct(db, ports.publisher, siteJobs, by).catch((error: Error) => {
    throw new OperatorVisibleError(error.message, { cause: error })
  })
  return { outcomes: outcomes.map((each) => outcomeOf(each, language)), sites }
}

export const bulkRoutes = [
  implement(contract.publishItems, async (context) => {
    const { db, sites, request } = context
    return publishChanged(context, await publishItems(db, sites, request.items, publishingOf(context)))
  }),

  implement(contract.withdrawItems, async (context) => {
    const { db, sites, request } = context
    return publishChanged(context, await withdrawItems(db, sites, request.items, publishingOf(context)))
  }),
]
