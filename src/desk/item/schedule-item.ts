import type { Failure } from '../../api/result.ts'
import { unscheduleDraft } from '../../contract/publishing/draft.ts'
import { publishItem, withdrawItem } from '../../contract/publishing/editing.ts'
import { unscheduleWithdrawal } from '../../contract/publishing/scheduled-action.ts'
import type { Family } from '../../domain/content-item/families.ts'
import type { ScheduledAction } from '../../domain/content-item/listed-schedule.ts'
import { deskApi } from '../api/desk-api.ts'

/** A publish or withdrawal of an item that is scheduled for a later time. */
export interface ItemAction {
  family: Family
  id: number
  act: ScheduledAction
}

/** Schedules an action, or moves it to another time. Returns the failure, or undefined on success. */
export async function scheduleAction(
  { family, id, act: action }: ItemAction,
  at: string,
): Promise<Failure | undefined> {
  const call = action === 'publish' ? publishItem : withdrawItem
  const result = await deskApi().call(call, { family, id, at }, { shownByCaller: 'refusals' })
  return result.ok ? undefined : result.failure
}

/** Removes the schedule of an action. Returns the failure, or undefined on success. */
export async function unscheduleAction({
  family,
  id,
  act: action,
}: ItemAction): Promise<Failure | undefined> {
  const call = action === 'publish' ? unscheduleDraft : unscheduleWithdrawal
  const result = await deskApi().call(call, { family, id }, { shownByCaller: 'refusals' })
  return result.ok ? undefined : result.failure
}
