import { atom } from 'nanostores'
import type { CertificationKind } from '../../domain/course/course.ts'
import {
  type InformationField,
  isInformationRequired,
  missingInformation,
} from '../../domain/learner/information.ts'
import type { Learner } from '../../domain/learner/learner.ts'
import { clearPendingAction, savePendingAction } from '../action/pending-action.ts'
import { toast } from '../notice/notices.ts'
import { closeOverlay, openOverlay } from '../session/overlay.ts'
import { $session, endOfSession } from '../session/session.ts'
import { $profileSaving, supplyInfoResource } from './profile.ts'

/** The open request for personal information: the learner, and the empty fields. */
export interface InformationRequest {
  learner: Learner
  missing: readonly InformationField[]
}

/** The request that the dialog shows; null while it is closed. */
export const $informationRequest = atom<InformationRequest | null>(null)

let resolveRequest: ((saved: boolean) => void) | undefined

/** Returns which information the site requires before enrolments; undefined where that is unknown. */
async function loadRequirements() {
  await supplyInfoResource.load(supplyInfoResource.$state.get().state === 'failed')
  const requirements = supplyInfoResource.$state.get()
  return requirements.state === 'ready' ? requirements.value : undefined
}

/**
 * Returns whether the learner may continue to enrol. Where required information is missing, opens the dialog among
 * the overlays and waits until it is saved or closed. `name` is the act that continues. Specification 1, section 4:
 * info-gathering dialog.
 */
export async function ensureInformation(kind: CertificationKind | null, name: string): Promise<boolean> {
  const requirements = await loadRequirements()
  const session = $session.get()
  if (!requirements) toast('enrolment:unreachable')
  // The session has ended meanwhile.
  else if (session.state === 'anonymous') endOfSession()
  if (!requirements || session.state !== 'signedIn' || resolveRequest) return false
  const missing = isInformationRequired(requirements.beforeEnrolment, kind)
    ? missingInformation(session.learner, requirements)
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

/** Closes the dialog; the enrolment continues where the information was saved. */
export function endGathering(saved: boolean): void {
  clearPendingAction()
  $informationRequest.set(null)
  closeOverlay('information')
  resolveRequest?.(saved)
  resolveRequest = undefined
}
