import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createFillStatements } from '#scripts/bench/lists/fill-statements.ts'
import { learner } from '#server/db/schema/learner.ts'
import { createRowReader } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import type { Api } from '#src/api/create-api.ts'
import { getTrainerApplications } from '#src/contract/identity/trainer-application.ts'
import { getContactRequests } from '#src/contract/messaging/contact.ts'
import { operatorRoles } from '#src/contract/protocol/call.ts'
import { isUnreadable, type ListPage } from '#src/domain/list/list-page.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { recordedLog } from '../fixtures/server/recorded-log.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { newLearner, staff } from '../fixtures/server/training.ts'
import { type StaffList, staffLists } from '../fixtures/staff-lists.ts'

type Fields = Record<string, unknown>
type Page = ListPage<Fields>

const each = staffLists.map((list): [string, StaffList] => [list.name, list])

describe.each(databases)('every list of staff, on $name,', ({ open }) => {
  let portal: Portal
  const { log, lines } = recordedLog()
  const readers = new Map<string | null, Api>()
  /** The number of rows generated in each list so far. */
  let invented = 120
  beforeAll(async () => {
    portal = await openPortal(await open(), { log })
    // Every fifth row is decided, so that the lists contain fewer rows than the tables.
    for (const statement of createFillStatements({ last: invented })) await run(statement)
    for (const table of ['contact_request', 'trainer_application'])
      await run(
        `update ${table} set ${table === 'contact_request' ? 'settled_at = now()' : "state = 'rejected'"} where id % 5 = 0`,
      )
    await run(
      "update payment_event set prepared_by = 'ada@demo.test', note = 'x' where id like 'stripe:evt_bench%7'",
    )
    await run("update job set state = 'waiting' where name like 'bench:%3'")
    for (const role of operatorRoles) readers.set(role, await staff(portal, role))
    readers.set(null, portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } }))
  })
  afterAll(() => portal.close())

  const run = async (statement: string): Promise<void> => {
    await portal.db.execute(sql.raw(statement))
  }
  const ask = (list: StaffList, request: Fields = {}) =>
    (readers.get(list.role) as Api).call(list.call, request as never)
  const page = async (list: StaffList, request: Fields = {}): Promise<Page> =>
    unwrap(await ask(list, request))
  const ids = ({ idOf }: StaffList, { rows }: Page): string[] =>
    rows.map((row) => (isUnreadable(row) ? `unreadable ${row.id}` : idOf(row)))

  /** Reads all rows, page by page; `between` runs after each page. */
  async function walk(list: StaffList, request: Fields, between = async (_: Page) => {}): Promise<Page> {
    const rows: Page['rows'] = []
    let next: string | null | undefined
    let last: Page | undefined
    while (next !== null) {
      last = await page(list, { ...request, ...(next && { after: next }) })
      rows.push(...last.rows)
      next = last.next
      await between(last)
    }
    return { ...(last as Page), rows }
  }

  test.each(each)('%s is read page by page, in both directions, to the last row', async (_, list) => {
    const whole = await walk(list, {})
    expect(whole.rows.length).toBeGreaterThan(0)
    expect(whole.total).toEqual({ count: whole.rows.length, exact: true })
    for (const sort of sortsOf(list)) {
      const [ahead, back] = [
        await walk(list, { sort, limit: 37 }),
        await walk(list, { sort: `-${sort}`, limit: 41 }),
      ]
      expect(ids(list, back)).toEqual(ids(list, ahead).toReversed())
      expect(new Set(ids(list, ahead))).toEqual(new Set(ids(list, whole)))
      expect(new Set(ids(list, ahead)).size).toBe(whole.rows.length)
    }
  })

  test.each(each)('%s answers the rows that fit a filter, and no others', async (_, list) => {
    const whole = await walk(list, {})
    for (const [request, fits] of list.filters) {
      const found = await walk(list, { ...request, limit: 23 })
      const expected = (whole.rows as Fields[]).filter(fits).map(list.idOf)
      expect([request, ids(list, found).toSorted()]).toEqual([request, expected.toSorted()])
      expect(found.total).toEqual({ count: expected.length, exact: true })
    }
  })

  test.each(each)('%s finds the searched rows', async (_, list) => {
    const [query, fits] = list.query
    const whole = await walk(list, {})
    const found = await walk(list, { query, limit: 5 })
    const expected = (whole.rows as Fields[]).filter(fits).map(list.idOf)
    expect(expected.length).toBeGreaterThan(0)
    expect(ids(list, found).toSorted()).toEqual(expected.toSorted())
    expect((await page(list, { query: 'nobody-has-this' })).rows).toEqual([])
  })

  test.each(each)('%s refuses cursors and limits that it does not have', async (_, list) => {
    const [sort = ''] = sortsOf(list)
    const { next } = await page(list, { sort, limit: 1 })
    const other = list.call.path === getContactRequests.path ? getTrainerApplications : getContactRequests
    const foreign = unwrap(await (readers.get('reviewer') as Api).call(other, { limit: 1 })).next
    for (const after of [foreign, 'broken', `${next}x`.slice(4), btoa('["a"]')]) {
      const refused = await ask(list, { sort, after })
      refusedWith(refused, 400)
      expect(refused).toMatchObject({
        failure: { context: { reason: 'otherList' }, message: expect.stringContaining('first page') },
      })
    }
    refusedWith(await ask(list, { sort: `-${sort}`, after: next }), 400)
    for (const wrong of [{ limit: 0 }, { limit: 101 }, { sort: 'weather' }, { query: 'x'.repeat(101) }])
      refusedWith(await wireOf(list, wrong), 400)
  })

  test.each(each)('%s is for its role alone', async (_, list) => {
    for (const role of operatorRoles) {
      if (list.call.role?.includes(role as never)) continue
      refusedWith(await (readers.get(role) as Api).call(list.call, {} as never), 403)
    }
    refusedWith(await (await newLearner(portal)).api.call(list.call, {} as never), 403)
    refusedWith(await portal.api().call(list.call, {} as never), 403)
  })

  test.each(each)('%s shows each row once while others come and go', async (_, list) => {
    const before = ids(list, await walk(list, {}))
    const [seen, unseen] = [before[0] as string, before.at(-1) as string]
    let pages = 0
    const after = await walk(list, { limit: Math.min(40, Math.ceil(before.length / 3)) }, async () => {
      pages += 1
      if (pages > 1) return
      for (const id of [seen, unseen]) await run(list.removes(id))
      for (const statement of createFillStatements({ first: invented + 1, last: invented + 20 }))
        await run(statement)
      invented += 20
    })
    const shown = ids(list, after)
    expect(shown.filter((id) => before.includes(id))).toEqual(before.filter((id) => id !== unseen))
    expect(new Set(shown).size).toBe(shown.length)
    const now = ids(list, await walk(list, {}))
    expect(now.length).toBeGreaterThan(before.length - 2)
    expect(now).not.toContain(seen)
  })

  test.each(each)('%s shows an unreadable row as such, logs it once, and continues', async (_, list) => {
    const before = await walk(list, {})
    const bad = ids(list, before)[1] as string
    const logged = () => lines.filter(({ message }) => message === 'A row of a list can’t be read').length
    const count = logged()
    await run(list.breaks(bad))
    const after = await walk(list, { limit: 50 })
    const marked = after.rows.filter(isUnreadable)
    expect(marked).toHaveLength(1)
    expect(after.rows).toHaveLength(before.rows.length)
    expect(ids(list, after).filter((id) => !id.startsWith('unreadable'))).toHaveLength(before.rows.length - 1)
    await page(list)
    expect(logged()).toBe(count + 1)
  })

  test('leaves out a row that is deleted while its page is read, and logs nothing', async () => {
    const logged = lines.length
    const rows = {
      ...{ table: learner, id: learner.id, idKind: 'number' as const, sortColumns: { id: learner.id } },
      where: undefined,
      reader: createRowReader<{ id: number }>({ load: async () => [], toListRow: (row) => row }),
    }
    const list = {
      name: 'gone',
      row: z.object({ id: z.int() }),
      sorts: { id: 'number' as const },
      defaultSort: 'id',
    }
    const found = await loadListPage(portal.db, log, { ...list, sources: [rows] }, {})
    expect(found).toMatchObject({ rows: [] })
    expect(lines).toHaveLength(logged)
  })

  /** Sends a request that the portal's client would not send; returns the response. */
  async function wireOf({ call, role }: StaffList, fields: Fields) {
    const headers = { Authorization: `Bearer ${operatorToken}` }
    const query = new URLSearchParams({ siteId: '1', languageId: '1', ...(fields as Record<string, string>) })
    const { status } = await portal.request(`/api${call.path}?${query}`, { headers })
    return {
      ok: false as const,
      value: null,
      failure: { kind: 'refused' as const, code: status, message: `${role}`, context: {} },
    }
  }
})

/** Returns the sort orders of a list, without their reverse. */
const sortsOf = ({ call }: StaffList): string[] => {
  // The cast is needed because the types of Zod do not contain the values of an inner enum.
  const { sort } = (
    call.request as unknown as { shape: Record<string, { def: { innerType: { options: string[] } } }> }
  ).shape
  return (sort?.def.innerType.options ?? []).filter((name) => !name.startsWith('-'))
}
