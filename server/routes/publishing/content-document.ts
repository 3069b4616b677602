import * as contract from '#src/contract/publishing/content-document.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { publishInputOf } from '../../http/publish-input-of.ts'
import { implement } from '../../implement.ts'
import { checkDraft } from '../../services/publishing/content-item/check-content.ts'
import { duplicateItem } from '../../services/publishing/content-item/duplicate-item.ts'
import { findEdition } from '../../services/publishing/content-item/find-edition.ts'
import { readDraftInThread } from '../../services/publishing/content-item/read-documents-in-thread.ts'
import { listItemUses } from '../../services/publishing/content-list/find-uses.ts'

export const contentDocumentRoutes = [
  implement(contract.checkDocument, async ({ db, sites, request }) => {
    // A new item has no id yet: findings name it as 0.
    const draft = await readDraftInThread({ ...request, id: request.id ?? 0 })
    return isRefused(draft) ? draft : { findings: await checkDraft(db, sites, draft) }
  }),

  implement(contract.getEdition, ({ db, request }) => findEdition(db, request)),

  implement(contract.findUses, ({ db, request }) => listItemUses(db, request)),

  implement(contract.duplicateItem, ({ db, request, ...context }) =>
    duplicateItem(db, request, publishInputOf(context)),
  ),
]
