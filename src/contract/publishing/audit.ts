import * as z from 'zod/mini'
import { auditAction } from '../../domain/audit-action.ts'
import { auditFeedEntry, listedAction } from '../../domain/listed-action.ts'
import { declareCall } from '../protocol/call.ts'
import { createStaffListSchemas } from '../protocol/staff-list.ts'
import { filterText, wireInstant } from '../protocol/wire.ts'

/**
 * Returns the actions of operators, the newest first. The finance staff see actions about money, reviewers see
 * actions about people, the operator token sees all. `from` and `until` limit the period; `until` itself is
 * excluded.
 */
export const getAudit = declareCall({
  who: 'operator',
  role: ['reviewer', 'finance'],
  method: 'GET',
  path: '/operator/audit',
  summary: 'The audit log of operators',
  source: 'ours',
  ...createStaffListSchemas(listedAction, ['at'], {
    subject: z.optional(filterText),
    actor: z.optional(z.string().check(z.maxLength(320))),
    act: z.optional(auditAction),
    from: z.optional(wireInstant),
    until: z.optional(wireInstant),
  }),
})

/**
 * Returns the audit log from a cursor on, the oldest action first, for a program that collects it. Each row
 * contains the cursor that continues after it; `more` is true if further rows exist now. An action is returned one
 * minute after it happened, when every earlier action has been committed.
 */
export const followAudit = declareCall({
  who: 'operator',
  role: [],
  method: 'GET',
  path: '/operator/audit/follow',
  summary: 'The audit log in its order, after a cursor',
  source: 'ours',
  request: z.object({ after: z.optional(z.string().check(z.maxLength(1000))) }),
  response: z.object({ rows: z.array(auditFeedEntry), more: z.boolean() }),
})
