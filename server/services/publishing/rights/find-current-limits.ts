import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'
import { type EditorLimits, editorLimitsOf, unlimitedEditor } from '#src/domain/editor-limits.ts'
import { personOfActor } from '#src/domain/operator.ts'

/**
 * Returns the permissions of an editor at the time when a schedule runs. The permissions follow from the roles that
 * the provider sent last. If the provider refused to refresh the roles, the editor has no permissions. If the editor
 * has no session, the permissions from the time of scheduling (`scheduled`) count; `scheduled` is null if an earlier
 * version of the portal stored the schedule.
 */
export async function findCurrentLimits(
  db: Db,
  editor: string,
  scheduled: EditorLimits | null,
): Promise<EditorLimits> {
  const [last] = await db
    .select({ roles: session.roles, toldAt: session.rolesToldAt })
    .from(session)
    .innerJoin(learner, eq(learner.id, session.learnerId))
    .where(eq(learner.email, personOfActor(editor)))
    // A session that began with a partner's signature has no roles and does not show which roles the provider has
    // assigned, so it is sorted last.
    .orderBy(sql`${session.rolesToldAt} desc nulls last`, desc(sql`jsonb_array_length(${session.roles})`))
    .limit(1)
  if (!last || (last.toldAt === null && last.roles.length === 0)) return scheduled ?? unlimitedEditor
  return editorLimitsOf(last.toldAt ? last.roles : [])
}
