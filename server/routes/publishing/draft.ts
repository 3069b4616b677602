import * as contract from '#src/contract/publishing/draft.ts'
import { publishingOf } from '../../http/publishing-editor.ts'
import { implement } from '../../implement.ts'
import { discardDraft } from '../../services/publishing/content-item/discard-draft.ts'
import { unscheduleDraft } from '../../services/publishing/schedule/unschedule-draft.ts'

export const draftRoutes = [
  implement(contract.discardDraft, ({ db, request, ...ask }) => discardDraft(db, request, publishingOf(ask))),

  implement(contract.unscheduleDraft, ({ db, request, ...ask }) =>
    unscheduleDraft(db, request, publishingOf(ask)),
  ),
]
