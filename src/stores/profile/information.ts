import { atom } from 'nanostores'
import type { CertificationKind } from '../../domain/course/course.ts'
import {
  type InformationField,
  isInformationRequired,
  listMissingInformation,
} from '../../domain/learner/information.ts'
import type { Learner } from '../../domain/learner/learner.ts'
import { clearPendingAction, savePendingAction } from '../action/pending-action.ts'
import { showToast } from '../notice/notices.ts'
import { closeOverlay, openOverlay } from '../session/overlay.ts'
import { $session, handleSessionEnd } from '../session/session.ts'
import { $profileSaving, supplyInfoResource } from './profile.ts'

/** An open request for personal information: the learner, and the fields that are empty. */
export interface InformationRequest {
  learner: Learner
  missing: readonly InformationField[]
}

/** The request that the dialog shows; null while the dialog is closed. */
export const $informationRequest = atom<InformationRequest | null>(null)

let resolveRequest: ((saved: boolean) => void) | undefined

/** Returns which information the site requires before enrolments; undefined if this could not be loaded. */
async function loadRequirements() {
  await supplyInfoResource.load(supplyInfoResource.$state.get().state === 'failed')
  const requirements = supplyInfoResource.$state.get()
  return requirements.state === 'ready' ? requirements.value : undefined
}

/**
 * Returns whether the learner can continue to enrol. If required information is missing, opens the dialog as soon as
 * no other overlay is open, and waits until the information is saved or the dialog is closed. `name` is the name of
 * the action that continues. Specification 1, section 4: info-gathering dialog.
 */
export async function ensureInformation(kind: CertificationKind | null, name: string): Promise<boolean> {
  const requirements = await loadRequirements()
  const session = $session.get()
  if (!requirements) showToast('enrolment:unreachable')
  // The session has ended in the meantime.
  else if (session.state === 'anonymous') handleSessionEnd()
  if (!requirements || session.state !== 'signedIn' || resolveRequest) return false
  const missing = isInformationRequired(requirements.beforeEnrolment, kind)
    ? listMissingInformation(session.learner, requirements)
    : []
  if (missing.length === 0) return true
  savePendingAction(session.learner.id, name)
  $profileSaving.set({ state: 'open' })
  $informationRequest.set({ learner: session.learner, missing })
  openOverlay('information')
  return new Promise((resolve) => {
    resolveRequest = resolve
  })
}

/** Closes the dialog. If the information was saved, the enrolment continues. */
export function closeInformationDialog(saved: boolean): void {
  clearPendingAction()
  $informationRequest.set(null)
  closeOverlay('information')
  resolveRequest?.(saved)
  resolveRequest = undefined
}
