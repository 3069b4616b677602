import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'
import { type EditorLimits, editorLimitsOf, unlimitedEditor } from '#src/domain/editor-limits.ts'
import { actorPerson } from '#src/domain/operator.ts'

/**
 * Returns the limits of an editor when a schedule runs: by the roles that the provider sent last, or none if it refused them. Without a
 * session of the editor the limits at the time of scheduling count; null is a schedule of an earlier release.
 */
export async function findLimitsAtRun(
  db: Db,
  editor: string,
  scheduled: EditorLimits | null,
): Promise<EditorLimits> {
  const [last] = await db
    .select({ roles: session.roles, toldAt: session.rolesToldAt })
    .from(session)
    .innerJoin(learner, eq(learner.id, session.learnerId))
    .where(eq(learner.email, actorPerson(editor)))
    // A partner's signature brings no roles, and says nothing about those of the provider.
    .orderBy(sql`${session.rolesToldAt} desc nulls last`, desc(sql`jsonb_array_length(${session.roles})`))
    .limit(1)
  if (!last || (last.toldAt === null && last.roles.length === 0)) return scheduled ?? unlimitedEditor
  return editorLimitsOf(last.toldAt ? last.roles : [])
}
