import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentDraft } from '#server/db/schema/content.ts'
import { dateAlert } from '#server/db/schema/date-alert.ts'
import { job } from '#server/db/schema/job.ts'
import { mail } from '#server/db/schema/mail.ts'
import { storedRelease } from '#server/db/schema/release.ts'
import { sendMails } from '#server/jobs/send-mails.ts'
import { sendRefunds } from '#server/jobs/send-refunds.ts'
import type { MailTransport } from '#server/ports/mail.ts'
import { notifyOfNewDates } from '#server/services/messaging/date-alert/notify-of-new-dates.ts'
import type { MailDependencies } from '#server/services/messaging/mail/render-mail.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { saveDraft } from '#server/services/publishing/content-item/save-draft.ts'
import { withdrawItem } from '#server/services/publishing/content-item/withdraw-item.ts'
import { findItemRow } from '#server/services/publishing/item-row/item-row.ts'
import { publishDueDraft } from '#server/services/publishing/schedule/publish-due-draft.ts'
import { unlimitedEditor } from '#src/domain/editor-limits.ts'
import { newDatesJobName } from '#src/domain/job/job-name.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { deskOf, silent } from '../fixtures/server/mailbox.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { paidOrder, prepareAndConfirmRefund, providerOf } from '../fixtures/server/refunding.ts'
import { day, newLearner, setClassroomStart } from '../fixtures/server/training.ts'

/** The sites of two servers that share a database. In the refund tests, workshops are paid on EU. */
const [english, european] = [loadSites('sites', ['en']), loadSites('sites', ['eu'])]
const workshop = 17

describe.each(databases)('a server with a part of the sites, on $name,', ({ open }) => {
  let portal: Portal
  let desk: MailDependencies
  const clock = () => portal.clock.now
  beforeAll(async () => {
    portal = await openPortal(await open())
    desk = await deskOf(portal)
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    await portal.db.delete(mail)
    await portal.db.delete(job)
  })

  const deliver = async (sites: typeof english) => {
    const subjects: string[] = []
    const transport: MailTransport = { send: async (sent) => void subjects.push(sent.to.address) }
    await sendMails({ rendering: { ...desk, sites }, transport }, clock, silent)
    return subjects
  }
  const queue = (learnerId: number, deduplicationKey: string, site?: string) =>
    queueMail(portal.db, {
      ...{ kind: 'enrolled', learnerId, deduplicationKey, now: clock() },
      ...{ data: { subject: { kind: 'course', id: 1 } }, site: site ? { code: site } : null },
    })

  test('sends the mails of its sites and leaves the others to the servers of their sites', async () => {
    const { learnerId } = await newLearner(portal)
    await queue(learnerId, 'of a European act', 'EU')
    await queue(learnerId, 'of the last site')
    expect(await deliver(english)).toEqual([])
    expect(await deliver(european)).toHaveLength(2)
    await queue(learnerId, 'of another site', 'TH')
    expect(await deliver(european)).toEqual([])
    expect(await deliver(loadSites())).toHaveLength(1)
  })

  test('sends a mail whose site is not known', async () => {
    await queue((await newLearner(portal)).learnerId, 'of no site')
    expect(await deliver(english)).toHaveLength(1)
  })

  test('leaves the refund of an order to a server of the order’s site', async () => {
    await setClassroomStart(portal, workshop, 10 * day, {
      ...{ fee: { EUR: 24900, PLN: 106000 }, capacity: 5, needsApproval: false, country: 'DE', venue: 'DE' },
    })
    const { seqNo } = await paidOrder(portal, workshop)
    await prepareAndConfirmRefund(portal, { seqNo })
    const refund = (sites: typeof english) =>
      sendRefunds({ db: portal.db, payments: providerOf(portal), sites }, clock, silent)
    expect(await refund(english)).toBe(0)
    expect(await refund(european)).toBe(1)
  })

  test('publishes a due draft for all, and queues the released sites of other servers that show it', async () => {
    const at = new Date(clock())
    const release = (site: string) => ({
      ...{ site, release: 'first', digest: 'digest', revision: 1 },
      ...{ state: 'current' as const, since: at },
    })
    await portal.db.insert(storedRelease).values(['eu', 'th', 'en'].map(release))
    const news = demonstrationItems('news').find(({ document }) => document.audience.tenants.includes('main'))
    const audience = { ...news?.document.audience, sites: ['en', 'eu'] }
    const document = { ...news?.document, audience }
    const name = { family: 'news' as const, id: news?.id ?? 0 }
    const by = { editor: 'editor', limits: unlimitedEditor, now: clock() }
    const { edition } = (await findItemRow(portal.db, name)) ?? {}
    expect(await saveDraft(portal.db, { ...name, document, edition } as never, by)).toMatchObject({
      item: name,
    })
    await portal.db.update(contentDraft).set({ publishAt: at })
    expect(await publishDueDraft(portal.db, english, clock())).toEqual(['en'])
    const queued = (await portal.db.select().from(job)).map((row) => row.name)
    // All sites showed the earlier edition, so all of them are queued.
    expect(queued.filter((each) => each.startsWith('site:')).toSorted()).toEqual([
      'site:en',
      'site:eu',
      'site:th',
    ])
    await portal.db.delete(job)
    expect(isRefused(await withdrawItem(portal.db, english, name, by))).toBe(false)
    expect((await portal.db.select().from(job)).map((row) => row.name)).toContain('site:eu')
    expect((await portal.db.select().from(job)).map((row) => row.name)).not.toContain('site:th')
    await portal.db.delete(storedRelease)
  })

  test('notifies only the subscribers of its sites, and the others are notified by their servers', async () => {
    const at = new Date(clock())
    await portal.db.insert(dateAlert).values(
      ['en', 'eu'].map((site) => ({
        ...{ email: `${site}@example.org`, key: site, site, language: 'en' },
        ...{ askedAt: at, confirmedAt: at, usedAt: at },
      })),
    )
    await portal.db.insert(job).values(
      ['en', 'eu'].map((site) => ({
        ...{ name: newDatesJobName(site), state: 'waiting' as const },
        ...{ queuedAt: at, dueAt: at },
      })),
    )
    const waiting = async () => (await portal.db.select().from(job)).map(({ name }) => name)
    await notifyOfNewDates(portal.db, english, clock)
    expect(await waiting()).toEqual([newDatesJobName('eu')])
    const notified = async () => (await portal.db.select().from(mail)).map(({ email }) => email)
    expect(await notified()).toEqual(['en@example.org'])
    await notifyOfNewDates(portal.db, european, clock)
    expect(await notified()).toEqual(['en@example.org', 'eu@example.org'])
  })
})
