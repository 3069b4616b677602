import { endCalendarFeed, getCalendarFeed, renewCalendarFeed } from '../../contract/messaging/calendar.ts'
import { environment } from '../../environment/environment.ts'
import { reportUnreachable, showToast } from '../notice/notices.ts'
import { createResource } from '../resource/resource.ts'

/** The learner's calendar feed. */
export const calendarFeedResource = createResource(() => environment().api.call(getCalendarFeed, {}))

/** Creates the calendar feed, or replaces its URL. */
export async function replaceCalendarFeed(): Promise<void> {
  const result = await environment().api.call(renewCalendarFeed, {})
  if (!result.ok) return reportUnreachable(result.failure)
  calendarFeedResource.$state.set({ state: 'ready', value: result.value })
  showToast('notices:feedMade')
}

export async function stopCalendarFeed(): Promise<void> {
  const result = await environment().api.call(endCalendarFeed, {})
  if (!result.ok) return reportUnreachable(result.failure)
  calendarFeedResource.$state.set({ state: 'ready', value: result.value })
  showToast('notices:feedEnded')
}
