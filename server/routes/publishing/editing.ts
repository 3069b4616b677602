import * as contract from '#src/contract/publishing/editing.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { placeOf } from '#src/routes.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import type { Db } from '../../db/client.ts'
import { limitsOfEditor } from '../../http/operator.ts'
import { OperatorVisibleError } from '../../http/operator-visible-error.ts'
import { publishInputOf } from '../../http/publish-input-of.ts'
import type { HandlerContext } from '../../http/respond.ts'
import { implement } from '../../implement.ts'
import { itemUrlOf } from '../../services/platform/content-query/item-url.ts'
import {
  checkContent,
  checkDraft,
  checkPublishedItem,
} from '../../services/publishing/content-item/check-content.ts'
import { signDraftToken } from '../../services/publishing/content-item/draft-token.ts'
import { exportItems } from '../../services/publishing/content-item/export-items.ts'
import { findItemForEditor } from '../../services/publishing/content-item/find-item-for-editor.ts'
import { importItems } from '../../services/publishing/content-item/import-items.ts'
import { loadNewestItem } from '../../services/publishing/content-item/newest-item.ts'
import { type PublishedEdition, publishItem } from '../../services/publishing/content-item/publish-item.ts'
import {
  publishAndEnqueue,
  publishSitesOfAction,
} from '../../services/publishing/content-item/publish-sites.ts'
import { restoreEdition } from '../../services/publishing/content-item/restore-edition.ts'
import { saveDraft } from '../../services/publishing/content-item/save-draft.ts'
import { withdrawItem } from '../../services/publishing/content-item/withdraw-item.ts'
import { scheduleDraft } from '../../services/publishing/schedule/schedule-draft.ts'
import { scheduleWithdrawal } from '../../services/publishing/schedule/schedule-withdrawal.ts'

/**
 * Publishes the sites that an action changed, or only the chosen ones. The transaction of the action queues each
 * site, so that a job of another server publishes the site if this server fails or stops.
 */
async function changeAndPublish(
  context: HandlerContext<unknown>,
  chosen: string[] | undefined,
  change: (tx: Db) => Promise<PublishedEdition | RefusedResult>,
) {
  const { db, clock } = context
  const input = publishInputOf(context)
  const done = await db.transaction((tx) => publishAndEnqueue(tx, change, chosen, input))
  if (isRefused(done)) return done
  const { edition, warnings, siteJobs: owed } = done
  const by = { editor: input.editor, clock }
  const sites = await publishSitesOfAction(db, context.ports.publisher, owed, by).catch((error: Error) => {
    throw new OperatorVisibleError(error.message, { cause: error })
  })
  return { edition, warnings, sites }
}

const isSite = ({ sites }: Pick<HandlerContext<unknown>, 'sites'>, name: string): boolean =>
  sites.sites.some((site) => siteFolderOf(site) === name)

export const editingRoutes = [
  implement(contract.getContentItem, async ({ db, sites, request, http, secrets }) => {
    const found = await findItemForEditor(db, request, limitsOfEditor(http, { secrets }))
    if (!found) return refuse('notFound')
    const { draft, published } = found
    if (draft) return { ...found, findings: await checkDraft(db, sites, { ...request, document: draft }) }
    // The cast is safe: the document was valid when it was published.
    const item = published && ({ ...request, document: published } as Item)
    return { ...found, findings: item ? await checkPublishedItem(db, sites, item) : [] }
  }),

  implement(contract.saveDraft, async ({ db, sites, request, ...context }) => {
    // An editor who saves a draft soon previews or publishes it.
    context.ports.publisher.warmUp()
    const saved = await saveDraft(db, { ...request, id: request.id }, publishInputOf(context))
    if (isRefused(saved)) return saved
    const { item, version, isNumbered } = saved
    const findings = await checkDraft(db, sites, item)
    return { id: item.id, version, document: isNumbered ? item.document : null, findings }
  }),

  implement(contract.restoreEdition, ({ db, request, ...context }) =>
    restoreEdition(db, request, publishInputOf(context)),
  ),

  implement(contract.publishItem, async (context) => {
    const { db, sites, request } = context
    const { at, sites: chosen, ...name } = request
    if (chosen?.some((site) => !isSite(context, site))) return refuse('invalid')
    if (at === undefined)
      return changeAndPublish(context, chosen, (tx) => publishItem(tx, sites, name, publishInputOf(context)))
    if (chosen) return refuse('invalid')
    const scheduled = await scheduleDraft(db, name, at, publishInputOf(context))
    return isRefused(scheduled) ? scheduled : { ...scheduled, sites: [], warnings: [] }
  }),

  implement(contract.importItems, ({ db, sites, request, ...context }) =>
    importItems(db, sites, request.items, publishInputOf(context)),
  ),

  implement(contract.exportItems, ({ db, request }) => exportItems(db, request.family, request.after ?? 0)),

  implement(contract.withdrawItem, async (context) => {
    const { db, sites, request } = context
    const { family, id, at } = request
    if (at !== undefined) {
      const scheduled = await scheduleWithdrawal(db, { family, id }, at, publishInputOf(context))
      return isRefused(scheduled) ? scheduled : { ...scheduled, sites: [], warnings: [] }
    }
    return changeAndPublish(context, undefined, (tx) =>
      withdrawItem(tx, sites, { family, id }, publishInputOf(context)),
    )
  }),

  implement(contract.previewDraft, async ({ db, request, site, language, secrets, config, now }) => {
    const item = await loadNewestItem(db, request)
    if (isRefused(item)) return item
    // The URL must contain the draft's own path, so that the link does not lead to a page without the draft.
    const path = itemUrlOf(placeOf(site, language, request.variant), item)
    if (path === undefined) return refuse('notFound')
    const token = signDraftToken(secrets.keys, request, now)
    return { link: `${config.origins[site.tenant]}${path}?preview=${token}` }
  }),

  implement(contract.checkContent, ({ db, sites }) => checkContent(db, sites)),
]
