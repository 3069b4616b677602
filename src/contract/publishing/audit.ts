import * as z from 'zod/mini'
import { auditAction } from '../../domain/audit-action.ts'
import { followedAction, listedAction } from '../../domain/listed-action.ts'
import { declareCall } from '../protocol/call.ts'
import { staffList } from '../protocol/staff-list.ts'
import { filterText, wireInstant } from '../protocol/wire.ts'

/**
 * Returns the acts of operators, the newest first: finance sees acts about money, reviewers see acts about people, the token
 * sees all. `from` and `until` are a period without its end.
 */
export const getAudit = declareCall({
  who: 'operator',
  role: ['reviewer', 'finance'],
  method: 'GET',
  path: '/operator/audit',
  summary: 'The audit log of operators',
  source: 'ours',
  ...staffList(listedAction, ['at'], {
    subject: z.optional(filterText),
    actor: z.optional(z.string().check(z.maxLength(320))),
    act: z.optional(auditAction),
    from: z.optional(wireInstant),
    until: z.optional(wireInstant),
  }),
})

/**
 * Returns the whole audit log after a cursor, the oldest act first, for a program that collects it. Each row has the cursor that continues
 * after it; `more` if there are further rows now. An act appears one minute after it happened: by then every earlier act has been committed.
 */
export const followAudit = declareCall({
  who: 'operator',
  role: [],
  method: 'GET',
  path: '/operator/audit/follow',
  summary: 'The audit log in its order, after a cursor',
  source: 'ours',
  request: z.object({ after: z.optional(z.string().check(z.maxLength(1000))) }),
  response: z.object({ rows: z.array(followedAction), more: z.boolean() }),
})
