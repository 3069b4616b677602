import * as z from 'zod/mini'
import { tenantName } from './document.ts'
import { family } from './families.ts'
import { itemRights } from './item-rights.ts'

/** An act on an item that is done at its time. */
export const scheduledAction = z.enum(['publish', 'withdraw'])
export type ScheduledAction = z.infer<typeof scheduledAction>

/** A scheduled act in the list of schedules. */
export const listedSchedule = z.object({
  family,
  id: z.int(),
  /** The title of its draft, or else of its last edition. */
  title: z.string(),
  code: z.nullable(z.string()),
  act: scheduledAction,
  at: z.iso.datetime(),
  /** The editor who scheduled it. */
  editor: z.string(),
  tenants: z.array(tenantName),
  /** The folders of the sites that show it; null for all sites of its tenants. */
  sites: z.nullable(z.array(z.string())),
  /** Whether the check finds errors now that would prevent the act. Seats and orders of learners are counted at its time. */
  hasErrors: z.boolean(),
  /** The rights of the caller on the item. */
  rights: itemRights,
})
export type ListedSchedule = z.infer<typeof listedSchedule>
