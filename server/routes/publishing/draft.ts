import * as contract from '#src/contract/publishing/draft.ts'
import { publishInputOf } from '../../http/publish-input-of.ts'
import { implement } from '../../implement.ts'
import { confirmTexts } from '../../services/publishing/content-item/confirm-texts.ts'
import { discardDraft } from '../../services/publishing/content-item/discard-draft.ts'
import { restoreDraftVersion } from '../../services/publishing/content-item/restore-draft-version.ts'
import { findDraftVersion } from '../../services/publishing/draft-version/find-draft-version.ts'
import { listDraftVersions } from '../../services/publishing/draft-version/list-draft-versions.ts'
import { unscheduleDraft } from '../../services/publishing/schedule/unschedule-draft.ts'

export const draftRoutes = [
  implement(contract.discardDraft, ({ db, request, ...context }) =>
    discardDraft(db, request, publishInputOf(context)),
  ),

  implement(contract.unscheduleDraft, ({ db, request, ...context }) =>
    unscheduleDraft(db, request, publishInputOf(context)),
  ),

  implement(contract.listDraftVersions, ({ db, request }) => listDraftVersions(db, request)),

  implement(contract.getDraftVersion, ({ db, request }) => findDraftVersion(db, request)),

  implement(contract.restoreDraftVersion, ({ db, request, ...context }) =>
    restoreDraftVersion(db, request, publishInputOf(context)),
  ),

  implement(contract.confirmTexts, ({ db, request, ...context }) =>
    confirmTexts(db, request, publishInputOf(context)),
  ),
]
