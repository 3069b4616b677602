import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { invoice } from '#server/db/schema/invoice.ts'
import { localRefund } from '#server/db/schema/local-payment.ts'
import { order as orders } from '#server/db/schema/order.ts'
import * as contract from '#src/contract/money/refund.ts'
import { databases } from '../fixtures/server/databases.ts'
import { forgetOrders } from '../fixtures/server/paying.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import {
  goodwillReason,
  paidOrder,
  prepare,
  prepareAndConfirmRefund,
  runRefundJob,
} from '../fixtures/server/refunding.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { day, setClassroomStart, staff } from '../fixtures/server/training.ts'

const workshop = 17
const postgres = databases.filter(({ name }) => name === 'PostgreSQL')

describe.each(postgres)('many refunds at once, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.clock.now = Date.UTC(2026, 0, 15, 12)
    await forgetOrders(portal)
    await portal.db.delete(classroomEnrolment)
    await setClassroomStart(portal, workshop, 10 * day, {
      ...{ fee: { EUR: 24900, PLN: 106000 }, capacity: 50, needsApproval: false, country: 'DE', venue: 'DE' },
    })
  })

  const several = async (count: number) => {
    const all = []
    for (let each = 0; each < count; each += 1) all.push(await paidOrder(portal, workshop))
    return all
  }
  const notes = async () => await portal.db.select().from(creditNote).orderBy(asc(creditNote.number))
  const atOnce = <Answer>(count: number, act: () => Promise<Answer>) =>
    Promise.all(Array.from({ length: count }, act))

  test('ten refunds that six servers send together have credit notes without gaps, and each is paid once', async () => {
    const all = await several(10)
    for (const { seqNo } of all) await prepareAndConfirmRefund(portal, { seqNo })
    await atOnce(6, () => runRefundJob(portal))
    const numbers = (await notes()).map(({ number }) => number)
    expect(numbers).toEqual(all.map((_, index) => `EU-CN-2026-${String(index + 1).padStart(6, '0')}`))
    expect(await portal.db.select().from(localRefund)).toHaveLength(10)
    const states = (await portal.db.select().from(orders)).map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['cancelled']))
    expect((await portal.db.select().from(invoice)).map(({ number }) => number).sort()).toEqual(
      all.map((_, index) => `EU-2026-${String(index + 1).padStart(6, '0')}`),
    )
  })

  test('concurrent partial refunds of one order add up to it, and the last one cancels it', async () => {
    const [{ seqNo, placed }] = (await several(1)) as [Awaited<ReturnType<typeof paidOrder>>]
    for (const amount of [1, 333, 9999])
      await prepareAndConfirmRefund(portal, { seqNo, amount, currency: 'EUR' })
    await prepareAndConfirmRefund(portal, { seqNo })
    await atOnce(4, () => runRefundJob(portal))
    const snapshots = (await notes()).map(({ snapshot }) => snapshot)
    const sum = (part: 'fee' | 'vat' | 'total') => snapshots.reduce((total, each) => total + each[part], 0)
    expect([sum('fee'), sum('vat'), sum('total')]).toEqual([placed.fee, placed.vat, placed.total])
    expect(await portal.db.select().from(orders)).toMatchObject([{ state: 'cancelled' }])
  })

  test('two persons who prepare or confirm together do so once', async () => {
    const [{ seqNo }] = (await several(1)) as [Awaited<ReturnType<typeof paidOrder>>]
    const prepared = await atOnce(5, () => prepare(portal, { seqNo, ...goodwillReason }))
    const [first] = prepared.filter(({ ok }) => ok)
    for (const other of prepared.filter((each) => each !== first)) refusedWith(other, 10002)
    const { id, seen } = unwrap(first as NonNullable<typeof first>)
    const apis = [await staff(portal, 'finance', 'accounts'), await staff(portal, 'finance', 'treasury')]
    const results = await Promise.all(apis.map((api) => api.call(contract.confirmRefund, { id, seen })))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    for (const result of results.filter(({ ok }) => !ok)) refusedWith(result, 10002)
    await atOnce(3, () => runRefundJob(portal))
    expect(await notes()).toHaveLength(1)
  })
})
