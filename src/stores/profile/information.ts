import { atom } from 'nanostores'
import type { CertificationKind } from '../../domain/course/course.ts'
import {
  type InformationField,
  missingInformation,
  requiresInformation,
} from '../../domain/learner/information.ts'
import type { Learner } from '../../domain/learner/learner.ts'
import { toast } from '../notice/notices.ts'
import { closeOverlay, openOverlay } from '../session/overlay.ts'
import { $session, endOfSession } from '../session/session.ts'
import { clearPending, savePending } from './pending-enrolment.ts'
import { $profileSaving, supplyInfoResource } from './profile.ts'

/** The personal information that is being gathered: whose it is, and which fields were empty. */
export interface InformationRequest {
  learner: Learner
  missing: readonly InformationField[]
}

/** What the dialog of information gathering asks for; null while nothing is asked. */
export const $informationRequest = atom<InformationRequest | null>(null)

let tell: ((saved: boolean) => void) | undefined

/** What the site asks before enrolments; undefined where it can't be known now. */
async function settings() {
  await supplyInfoResource.load(supplyInfoResource.$asked.get().state === 'failed')
  const asked = supplyInfoResource.$asked.get()
  return asked.state === 'ready' ? asked.value : undefined
}

/**
 * Whether the learner may go on to enrol. Where the site asks for information that is missing, the dialog opens in its turn among
 * the overlays, and the answer comes when it is saved or put away. `name` is the act that goes on. Specification 1, section 4:
 * info-gathering dialog.
 */
export async function isInformed(kind: CertificationKind | null, name: string): Promise<boolean> {
  const asked = await settings()
  const session = $session.get()
  if (!asked) toast('enrolment:unreachable')
  // The session has ended while the site was asked.
  else if (session.state === 'anonymous') endOfSession()
  if (!asked || session.state !== 'signedIn' || tell) return false
  const missing = requiresInformation(asked.beforeEnrolment, kind)
    ? missingInformation(session.learner, asked)
    : []
  if (missing.length === 0) return true
  savePending(session.learner.id, name)
  $profileSaving.set({ state: 'open' })
  $informationRequest.set({ learner: session.learner, missing })
  openOverlay('information')
  return new Promise((resolve) => {
    tell = resolve
  })
}

/** Closes the dialog; the enrolment goes on where the information was saved. */
export function endGathering(saved: boolean): void {
  clearPending()
  $informationRequest.set(null)
  closeOverlay('information')
  tell?.(saved)
  tell = undefined
}
