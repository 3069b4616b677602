import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft } from '#server/db/schema/content.ts'
import { writeAudit } from '#server/services/ground/audit/write-audit.ts'
import { queueJobs } from '#server/services/ground/job/queue-jobs.ts'
import { siteJob } from '#src/domain/job/job-name.ts'
import { isRefused } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { subjectOf } from './find-item.ts'
import { publishItem } from './publish-item.ts'

/**
 * Publishes the first draft whose time has come; of several servers one does. Answers the sites that show it,
 * which are queued to be published, or undefined when nothing is due. A draft that the check refuses stays a draft without a time, and the
 * audit log says why.
 */
export async function publishDue(db: Db, sites: Sites, now: number): Promise<string[] | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ family: contentDraft.family, id: contentDraft.id, editor: contentDraft.editor })
      .from(contentDraft)
      .where(lte(contentDraft.publishAt, new Date(now)))
      .orderBy(asc(contentDraft.publishAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const { editor, ...name } = due
    const put = await publishItem(tx, sites, name, { editor, now })
    if (!isRefused(put)) {
      await queueJobs(tx, put.sites.map(siteJob), now)
      return put.sites
    }
    const draft = and(eq(contentDraft.family, name.family), eq(contentDraft.id, name.id))
    await tx.update(contentDraft).set({ publishAt: null }).where(draft)
    const act = { actor: editor, now, act: 'refuse', subject: subjectOf(name), detail: put.context ?? {} }
    await writeAudit(tx, act)
    return []
  })
}
