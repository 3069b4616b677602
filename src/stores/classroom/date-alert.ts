import { atom } from 'nanostores'
import {
  askForDates,
  confirmDates,
  endDates,
  endOwnDateAlert,
  getOwnDateAlerts,
} from '../../contract/messaging/date-alert.ts'
import { type DateRequestText, dateAlertForm } from '../../domain/date-alert/date-request.ts'
import { environment } from '../../environment/environment.ts'
import { act } from '../act/act.ts'
import { createProvenForm } from '../form/create-proven-form.ts'
import { reportUnreachable } from '../notice/notices.ts'
import { createResource } from '../resource/resource.ts'

/** The wish to be told of new dates. */
export const dateAlertFormStore = createProvenForm({
  name: 'newDates',
  schema: dateAlertForm,
  send: (form, proof) => environment().api.call(askForDates, { ...form, ...proof }),
})

/** What the link of a mail led to. */
export type LinkUse =
  | { state: 'open' | 'busy' | 'ended' | 'gone' | 'unreachable' }
  | { state: 'confirmed'; wish: DateRequestText }

export const $linkUse = atom<LinkUse>({ state: 'open' })

/** Says yes for the address that a link was mailed to. */
export async function confirmByLink(token: string): Promise<void> {
  $linkUse.set({ state: 'busy' })
  const answer = await environment().api.call(confirmDates, { token })
  if (answer.ok) $linkUse.set({ state: 'confirmed', wish: answer.value })
  else $linkUse.set({ state: answer.failure.kind === 'refused' ? 'gone' : 'unreachable' })
}

/** Ends the mails that a link stands in. */
export async function endByLink(token: string): Promise<void> {
  $linkUse.set({ state: 'busy' })
  const answer = await environment().api.call(endDates, { token })
  $linkUse.set({ state: answer.ok ? 'ended' : 'unreachable' })
}

/** Of which new dates the learner asked to be told. */
export const ownDateAlerts = createResource(() => environment().api.call(getOwnDateAlerts, {}))

/** Ends one of them. */
export const endOwnAlert = (id: number): Promise<void> =>
  act('enrolment:classroom.signIn', async () => {
    const answer = await environment().api.call(endOwnDateAlert, { id })
    if (!answer.ok) reportUnreachable(answer.failure)
    await ownDateAlerts.refresh()
  })
