import * as contract from '#src/contract/publishing/draft.ts'
import { publishingOf } from '../../http/publishing-editor.ts'
import { implement } from '../../implement.ts'
import { discardDraft } from '../../services/publishing/content-item/discard-draft.ts'
import { unscheduleDraft } from '../../services/publishing/schedule/unschedule-draft.ts'

export const draftRoutes = [
  implement(contract.discardDraft, ({ db, request, ...context }) =>
    discardDraft(db, request, publishingOf(context)),
  ),

  implement(contract.unscheduleDraft, ({ db, request, ...context }) =>
    unscheduleDraft(db, request, publishingOf(context)),
  ),
]
