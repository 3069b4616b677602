import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishScheduled } from '#server/jobs/publish-scheduled.ts'
import { getCourse } from '#src/contract/catalogue/course.ts'
import { search } from '#src/contract/catalogue/search.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { databases } from '../fixtures/server/databases.ts'
import { draftStart } from '../fixtures/server/draft-start.ts'
import { idlePublisher } from '../fixtures/server/idle-publisher.ts'
import { silent } from '../fixtures/server/mailbox.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { contextOf, refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const headers = { Authorization: `Bearer ${operatorToken}` }
const family = 'course'

describe.each(databases)('an editor, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const api = () => portal.api(null, { headers })
  const item = async (id: number) => unwrap(await api().call(editing.getContentItem, { family, id }))
  const nameShown = async (id: number) => unwrap(await portal.api().call(getCourse, { id })).name

  /** Saves a changed draft of a course's newest document; returns the call's result. */
  const draft = async (id: number, change: object) => {
    const now = await item(id)
    const document = { ...(now.published ?? now.draft), ...change }
    return api().call(editing.saveDraft, { family, id, ...draftStart(now), document })
  }
  const named = async (id: number, name: string) => {
    const texts = ((await item(id)).published?.texts ?? {}) as Record<string, object>
    return { texts: { ...texts, en: { ...texts.en, name } } }
  }

  test('keeps a draft that readers do not see, publishes it, and finds both editions in the history', async () => {
    const before = await nameShown(1)
    unwrap(await draft(1, await named(1, 'A better name')))
    expect(await nameShown(1)).toBe(before)
    const done = unwrap(await api().call(editing.publishItem, { family, id: 1 }))
    expect(await nameShown(1)).toBe('A better name')
    expect(done.edition).toBe(2)
    const { history, draft: left, state } = await item(1)
    expect(history.map(({ edition, act, editor }) => [edition, act, editor])).toEqual([
      [1, 'publish', 'demonstration'],
      [2, 'publish', 'command line'],
    ])
    expect([left, state]).toEqual([null, 'published'])
  })

  test('has an item found by the words of its new edition, mistyped too, and no more by those of the one before', async () => {
    const found = async (keyword: string) => {
      const { rows } = unwrap(await portal.api().call(search, { keyword, type: 'course', pageSize: 128 }))
      return rows.map(({ id }) => id)
    }
    for (const [word, mistyped] of [
      ['quokkaville', 'quokkavile'],
      ['zanzibarium', 'zanzibarum'],
    ] as const) {
      unwrap(await draft(7, await named(7, `A course about ${word}`)))
      expect(await found(word)).toEqual([])
      unwrap(await api().call(editing.publishItem, { family, id: 7 }))
      expect(await found(word)).toEqual([7])
      expect(await found(mistyped)).toEqual([7])
    }
    expect(await found('quokkaville')).toEqual([])
  })

  test('warms the publisher when a draft is saved, before a publish', async () => {
    const before = portal.warmed()
    await item(5)
    expect(portal.warmed()).toBe(before)
    unwrap(await draft(5, await named(5, 'Soon to be published')))
    expect(portal.warmed()).toBe(before + 1)
  })

  test('publishes the sites that show an item, or only the named of them', async () => {
    portal.published.length = 0
    unwrap(await api().call(editing.publishItem, { family, id: 1 }))
    unwrap(await api().call(editing.publishItem, { family, id: 1, sites: ['eu', 'micro-en'] }))
    unwrap(await api().call(editing.publishItem, { family, id: 2, sites: ['micro-en'] }))
    expect(portal.published[0]).toHaveLength(21)
    expect(portal.published.slice(1)).toEqual([['eu'], ['micro-en']])
    refusedWith(await api().call(editing.publishItem, { family, id: 1, sites: ['nowhere'] }), 400)
    const at = new Date().toISOString()
    refusedWith(await api().call(editing.publishItem, { family, id: 1, sites: ['eu'], at }), 400)
  })

  test('goes back to an older edition', async () => {
    unwrap(await draft(4, await named(4, 'A worse name')))
    unwrap(await api().call(editing.publishItem, { family, id: 4 }))
    unwrap(await api().call(editing.restoreEdition, { family, id: 4, edition: 1 }))
    expect(await nameShown(4)).toBe('A worse name')
    unwrap(await api().call(editing.publishItem, { family, id: 4 }))
    expect(await nameShown(4)).not.toBe('A worse name')
    refusedWith(await api().call(editing.restoreEdition, { family, id: 4, edition: 9 }), 404)
  })

  test('gets the paths of the fields that are invalid in a document', async () => {
    const failed = await draft(1, { credits: 'many', surprise: true })
    refusedWith(failed, 400)
    expect(failed.ok ? {} : failed.failure).toMatchObject({
      context: { issues: expect.arrayContaining([expect.objectContaining({ path: 'credits' })]) },
    })
  })

  test('begins a new item, which is not there until it is published', async () => {
    const { published } = await item(1)
    const document = { ...published, code: 'NEW-1', chapters: [{ id: 21901, video: 'site-walk' }] }
    const en = (published?.texts as { en: object } | undefined)?.en
    const texts = { en: { ...en, name: 'New', chapters: ['One'] } }
    const begun = { family: 'course' as const, edition: 0, document: { ...document, texts } }
    const { id } = unwrap(await api().call(editing.saveDraft, begun))
    expect((await item(id)).state).toBe('draft')
    refusedWith(await portal.api().call(getCourse, { id }), 404)
    expect(id).toBe(219)
    unwrap(await api().call(editing.publishItem, { family, id }))
    expect(await nameShown(id)).toBe('New')
    const { chapters } = unwrap(await portal.api().call(getCourse, { id }))
    expect(chapters).toMatchObject([{ name: 'One', summary: null }])
    unwrap(await api().call(editing.withdrawItem, { family, id }))
    expect(await item(id)).toMatchObject({ state: 'withdrawn', published: null })
    refusedWith(await portal.api().call(getCourse, { id }), 404)
    expect(contextOf(await api().call(editing.withdrawItem, { family, id }))).toEqual({
      reason: 'notPublished',
    })
    unwrap(await api().call(editing.publishItem, { family, id }))
    expect(await nameShown(id)).toBe('New')
  })

  test.each([
    ['a category that does not exist', { subtype: 'nothing' }, 'brokenLink'],
    ['a video that does not exist', { chapters: [{ id: 301, video: 'nothing' }] }, 'unknownVideo'],
    ['a site that does not exist', { audience: { tenants: ['main'], sites: ['xx'] } }, 'unknownSite'],
    ['a chapter of another course', { chapters: [{ id: 101, video: 'site-walk' }] }, 'wrongNumber'],
  ])('can’t publish %s: readers see what they saw', async (_, change, rule) => {
    const before = await nameShown(3)
    unwrap(await draft(3, { ...change, ...(await named(3, 'Never shown')) }))
    const failed = await api().call(editing.publishItem, { family, id: 3 })
    refusedWith(failed, 400)
    const rules = failed.ok
      ? []
      : ((failed.failure as { context?: { findings: { rule: string }[] } }).context?.findings ?? [])
    expect(rules.map((finding) => finding.rule)).toContain(rule)
    expect(await nameShown(3)).toBe(before)
  })

  test('can’t publish an item with a fee on a brand that sells nothing, and gets the reason', async () => {
    const request = { family: 'classroom', id: 3 } as const
    const { edition, published } = unwrap(await api().call(editing.getContentItem, request))
    const document = { ...published, audience: { tenants: ['main', 'sister'] } }
    const { version } = unwrap(await api().call(editing.saveDraft, { ...request, edition, document }))
    const failed = await api().call(editing.publishItem, request)
    refusedWith(failed, 400)
    expect(failed.ok || failed.failure).toMatchObject({
      context: {
        findings: [
          {
            ...{ rule: 'notSold', detail: 'sister', path: 'audience.tenants' },
            message: expect.stringMatching(/sites sell nothing, but the item has a fee: /),
          },
        ],
      },
    })
    const free = { ...document, fee: null }
    unwrap(await api().call(editing.saveDraft, { ...request, version, document: free }))
    unwrap(await api().call(editing.publishItem, request))
  })

  test('has a scheduled draft published at its time, and not before', async () => {
    const sites = loadSites()
    const due = () =>
      publishScheduled({
        db: portal.db,
        sites,
        clock: () => portal.clock.now,
        publisher: idlePublisher,
        log: silent,
      })
    unwrap(await draft(6, await named(6, 'At noon')))
    const at = new Date(portal.clock.now + 60_000).toISOString()
    unwrap(await api().call(editing.publishItem, { family, id: 6, at }))
    expect((await item(6)).publishAt).toBe(at)
    expect(await due()).toEqual([])
    portal.clock.now += 60_000
    expect((await due()).length).toBe(22)
    expect(await nameShown(6)).toBe('At noon')
    expect(await due()).toEqual([])
    refusedWith(await api().call(editing.publishItem, { family, id: 6, at }), 404)
  })

  test.each([
    ['course', 5, '/course/detail/5'],
    ['certification', 2, '/certification/detail/2'],
    ['classroom', 1, '/classroom/detail/1'],
    ['practicalExam', 1, '/practical-exam/detail/1'],
    ['news', 5, '/news/detail/5'],
    ['topic', 1, '/topic/detail/1'],
    ['faq', 1, '/faq'],
    ['trainer', 1, '/trainer-team'],
    ['trainerPage', 1, '/trainer-team'],
    ['banner', 1, '/'],
    ['banner', 7, '/product-security-certification/overview'],
    ['comment', 1, '/'],
    ['homeImage', 1, '/'],
    ['region', 1, '/practical-exam'],
    ['category', 1, '/product-security-certification/online-video-courses'],
  ] as const)('has a link to the draft of %s %i where readers find it', async (of, id, path) => {
    const request = { family: of, id, variant: 'desktop' as const }
    const { link } = unwrap(await api().call(editing.previewDraft, request))
    expect(new URL(link).pathname).toBe(path)
    expect(new URL(link).searchParams.has('preview')).toBe(true)
  })

  test('has such links on the sister brand too, and a message when no page shows the draft', async () => {
    const onSister = portal.api(null, { headers, siteId: 19 })
    const request = { family: 'course' as const, id: 5, variant: 'mobile' as const }
    expect(unwrap(await onSister.call(editing.previewDraft, request)).link).toMatch(
      /micro\.localhost:4321\/mobile\/course\/detail\/5\?preview=/,
    )
    refusedWith(await api().call(editing.previewDraft, { ...request, family: 'pool', id: 1 }), 404)
  })

  test('reads the audit log', async () => {
    const { cookie } = await signIn(portal, 'editor@demo.test', { roles: ['editor'] })
    unwrap(await draft(12, await named(12, 'A name in the log')))
    unwrap(await portal.api(cookie).call(editing.publishItem, { family, id: 12 }))
    const rows = rowsOrThrow(await api().call(getAudit, { subject: 'course 12' }))
    expect(rows.map(({ actor, act }) => [actor, act])).toContainEqual(['editor@demo.test', 'publish'])
  })

  test('makes no new edition by publishing without a draft; a file begun before is still current', async () => {
    const publish = () => api().call(editing.publishItem, { family, id: 201 })
    const before = await item(201)
    expect(unwrap(await publish()).edition).toBe(before.edition)
    expect(await item(201)).toMatchObject({ edition: before.edition, history: before.history })
    unwrap(await api().call(editing.withdrawItem, { family, id: 201 }))
    expect(unwrap(await publish()).edition).toBe(before.edition + 2)
  })

  test('must be an editor', async () => {
    const calls = [
      (cookie: string | null) => portal.api(cookie).call(editing.getContentItem, { family, id: 1 }),
      (cookie: string | null) => portal.api(cookie).call(editing.publishItem, { family, id: 1 }),
      (cookie: string | null) => portal.api(cookie).call(editing.withdrawItem, { family, id: 1 }),
      (cookie: string | null) => portal.api(cookie).call(editing.checkContent, {}),
    ]
    const { cookie: finance } = await signIn(portal, 'finance@demo.test', { roles: ['finance'] })
    const { cookie: learner } = await signIn(portal)
    for (const call of calls)
      for (const cookie of [null, learner, finance]) refusedWith(await call(cookie), 403)
  })
})
