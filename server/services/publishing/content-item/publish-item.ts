import type { Db } from '#server/db/client.ts'
import type { contentItem } from '#server/db/schema/content.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'
import { findDraftRow, findItemRow, type ItemId, itemSubjectOf } from '../item-row/item-row.ts'
import { checkPublishRights } from '../rights/check-publish-rights.ts'
import { auditFieldsOf } from './audit-fields-of.ts'
import { checkBeforePublish } from './check-content.ts'
import { findDroppedMarkup } from './draft-findings.ts'
import { loadNewestItem } from './newest-item.ts'
import { lockRevisions, publishDocuments } from './publish-documents.ts'
import type { PublishInput } from './publish-input.ts'
import { queueOtherSites } from './queue-other-sites.ts'

/** The newly published edition, and the sites that show it. */
export interface PublishedEdition {
  edition: number
  /** The folders of the sites that show the item now or showed it before. */
  sites: string[]
  warnings: ContentFinding[]
}

type AudienceRow = Pick<typeof contentItem.$inferSelect, 'tenants' | 'sites'>

/** Returns the folders of the sites that show the items of the given rows. */
export const siteFoldersOfRows = (sites: Sites, rows: readonly AudienceRow[]): string[] =>
  sites.sites
    .filter((site) =>
      rows.some(
        (row) => row.tenants.includes(site.tenant) && (row.sites?.includes(siteFolderOf(site)) ?? true),
      ),
    )
    .map(siteFolderOf)

export const errorFindingsOf = (findings: readonly ContentFinding[]): ContentFinding[] =>
  findings.filter(({ level }) => level === 'error')

/**
 * Publishes an item's draft, or the last edition of a withdrawn item. A published item without a draft stays
 * unchanged and gets no new edition. Refused as `notFound` if there is no such item; as `forbidden` if the editor's
 * permissions do not allow it; and as `invalid` (context `findings`) if the draft is incomplete, or the check finds
 * an error in the draft or in an item that refers to it. After a refusal, the last edition stays published.
 */
export async function publishItem(
  db: Db,
  sites: Sites,
  name: ItemId,
  input: PublishInput,
): Promise<PublishedEdition | RefusedResult> {
  return db.transaction(async (tx) => {
    await lockRevisions(tx)
    const previous = await findItemRow(tx, name, true)
    if (!previous) return refuse('notFound')
    const refused = await checkPublishRights(tx, name, input.limits)
    if (refused) return refused
    const item = await loadNewestItem(tx, name)
    if (isRefused(item)) return item
    const draft = await findDraftRow(tx, name)
    if (!draft && previous.state === 'published')
      return { edition: previous.edition, sites: siteFoldersOfRows(sites, [previous]), warnings: [] }
    const dropped = draft ? findDroppedMarkup({ ...name, document: draft.document }, 'error') : []
    const findings = [...dropped, ...(await checkBeforePublish(tx, sites, item))]
    const errors = errorFindingsOf(findings)
    if (errors.length > 0) return refuse('invalid', { findings: errors })
    await publishDocuments(tx, [item], input)
    const current = (await findItemRow(tx, name)) as typeof previous
    // Before the first publication of an item, no site has shown it.
    const rows = previous.edition > 0 ? [previous, current] : [current]
    await queueOtherSites(tx, sites, rows, input.now)
    const detail = { edition: current.edition }
    await writeAuditEntry(tx, {
      ...auditFieldsOf(input),
      act: 'publish',
      subject: itemSubjectOf(name),
      detail,
    })
    const warnings = findings.filter((each) => each.id === item.id && each.family === item.family)
    return { edition: current.edition, sites: siteFoldersOfRows(sites, rows), warnings }
  })
}
