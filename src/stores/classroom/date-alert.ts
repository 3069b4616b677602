import { atom } from 'nanostores'
import {
  confirmDateAlert,
  endMyDateAlert,
  getMyDateAlerts,
  requestDateAlert,
  unsubscribeFromDateAlert,
} from '../../contract/messaging/date-alert.ts'
import { type DateRequestText, dateAlertForm } from '../../domain/date-alert/date-alert-filter.ts'
import { environment } from '../../environment/environment.ts'
import { performAction } from '../action/action.ts'
import { createProtectedForm } from '../form/create-protected-form.ts'
import { reportUnreachable } from '../notice/notices.ts'
import { createResource } from '../resource/resource.ts'

/** The store of the form with which visitors subscribe to alerts about new dates. */
export const dateAlertFormStore = createProtectedForm({
  name: 'newDates',
  schema: dateAlertForm,
  send: (form, proof) => environment().api.call(requestDateAlert, { ...form, ...proof }),
})

/**
 * The state of a link from an email: `open` until it is used, `ended` after the emails were ended, `gone` if it is no
 * longer valid.
 */
export type DateAlertLinkState =
  | { state: 'open' | 'busy' | 'ended' | 'gone' | 'unreachable' }
  | { state: 'confirmed'; request: DateRequestText }

export const $dateAlertLinkState = atom<DateAlertLinkState>({ state: 'open' })

/** Confirms the email address to which the link was sent. `token` comes from the link. */
export async function confirmDateAlertByLink(token: string): Promise<void> {
  $dateAlertLinkState.set({ state: 'busy' })
  const result = await environment().api.call(confirmDateAlert, { token })
  if (result.ok) $dateAlertLinkState.set({ state: 'confirmed', request: result.value })
  else $dateAlertLinkState.set({ state: result.failure.kind === 'refused' ? 'gone' : 'unreachable' })
}

/** Ends the subscription whose email contained the link. `token` comes from the link. */
export async function endDateAlertByLink(token: string): Promise<void> {
  $dateAlertLinkState.set({ state: 'busy' })
  const result = await environment().api.call(unsubscribeFromDateAlert, { token })
  $dateAlertLinkState.set({ state: result.ok ? 'ended' : 'unreachable' })
}

/** The learner's alerts about new dates. */
export const dateAlertsResource = createResource(() => environment().api.call(getMyDateAlerts, {}))

/** Ends one of the learner's alerts. */
export const endDateAlert = (id: number): Promise<void> =>
  performAction('enrolment:classroom.signIn', async () => {
    const result = await environment().api.call(endMyDateAlert, { id })
    if (!result.ok) reportUnreachable(result.failure)
    await dateAlertsResource.refresh()
  })
