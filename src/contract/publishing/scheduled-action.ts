import * as z from 'zod/mini'
import { family } from '../../domain/content-item/families.ts'
import { listedSchedule, scheduledAction } from '../../domain/content-item/listed-schedule.ts'
import { declareCall } from '../protocol/call.ts'
import { createStaffListSchemas } from '../protocol/staff-list.ts'
import { idCodec, wireInstant } from '../protocol/wire.ts'

const editor = { who: 'operator', role: 'editor', source: 'ours' } as const

/**
 * Returns the scheduled publishes and withdrawals, the next first. `from` and `until` limit the period; `until`
 * itself is excluded.
 */
export const findSchedules = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/schedules',
  summary: 'Scheduled publishes and withdrawals',
  ...createStaffListSchemas(listedSchedule, ['at'], {
    family: z.optional(family),
    act: z.optional(scheduledAction),
    from: z.optional(wireInstant),
    until: z.optional(wireInstant),
  }),
})

/**
 * Removes the schedule of an item’s withdrawal, and returns its time. Refused as `notFound` if no withdrawal is
 * scheduled.
 */
export const unscheduleWithdrawal = declareCall({
  ...editor,
  method: 'POST',
  obeysLimits: true,
  path: '/operator/content/withdraw/unschedule',
  summary: 'Removes the schedule of a withdrawal',
  request: z.object({ family, id: idCodec }),
  response: z.object({ withdrawAt: z.iso.datetime() }),
  refusals: ['notFound'],
})
