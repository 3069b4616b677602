import { endCalendarFeed, getCalendarFeed, renewCalendarFeed } from '../contract/calendar.ts'
import { environment } from '../environment/environment.ts'
import { createAsked } from './asked.ts'
import { reportUnreachable, toast } from './notices.ts'

/** The learner's calendar subscription. */
export const calendarFeed = createAsked(() => environment().api.call(getCalendarFeed, {}))

/** Makes the subscription, or gives it another address. */
export async function renewFeed(): Promise<void> {
  const answer = await environment().api.call(renewCalendarFeed, {})
  if (!answer.ok) return reportUnreachable(answer.failure)
  calendarFeed.$asked.set({ state: 'ready', value: answer.value })
  toast('notices:feedMade')
}

export async function endFeed(): Promise<void> {
  const answer = await environment().api.call(endCalendarFeed, {})
  if (!answer.ok) return reportUnreachable(answer.failure)
  calendarFeed.$asked.set({ state: 'ready', value: answer.value })
  toast('notices:feedEnded')
}
