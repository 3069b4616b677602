import * as z from 'zod/mini'
import { tenantName } from './document.ts'
import { family } from './families.ts'
import { itemRights } from './item-rights.ts'

/** An action on an item that can be scheduled. */
export const scheduledAction = z.enum(['publish', 'withdraw'])
export type ScheduledAction = z.infer<typeof scheduledAction>

/** A scheduled action in the list of schedules. */
export const listedSchedule = z.object({
  family,
  id: z.int(),
  /** The title in the item's draft, else in its last edition. */
  title: z.string(),
  code: z.nullable(z.string()),
  act: scheduledAction,
  at: z.iso.datetime(),
  /** The editor who scheduled the action. */
  editor: z.string(),
  tenants: z.array(tenantName),
  /** The folders of the sites that show the item; null for all sites of its tenants. */
  sites: z.nullable(z.array(z.string())),
  /**
   * Whether the check now finds errors that would prevent the action. The seats and orders of learners are checked
   * only when the action runs.
   */
  hasErrors: z.boolean(),
  /** The caller's rights for the item. */
  rights: itemRights,
})
export type ListedSchedule = z.infer<typeof listedSchedule>
