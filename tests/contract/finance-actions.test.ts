import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commands } from '#scripts/operator/commands.ts'
import { parseCommandLine } from '#scripts/operator/options.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { paymentEvent } from '#server/db/schema/payment-event.ts'
import { expireOverdue } from '#server/jobs/expire-overdue.ts'
import { cancelOrder } from '#src/contract/money/order.ts'
import { databases } from '../fixtures/server/databases.ts'
import { forgetOrders, noticeOf, notify, ordered, payingSite } from '../fixtures/server/paying.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { day, newLearner, setClassroomStart, staff } from '../fixtures/server/training.ts'

const workshop = 17
const begun = Date.UTC(2026, 0, 15, 12)
const since = '2026-01-15T12:00:00.000Z'

describe.each(databases)('finance on the command line, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.clock.now = begun
    await forgetOrders(portal)
    await portal.db.delete(classroomEnrolment)
    await setClassroomStart(portal, workshop, 10 * day, {
      ...{ fee: { EUR: 24900, PLN: 106000 }, capacity: 5, needsApproval: false, country: 'DE', venue: 'DE' },
    })
  })

  /**
   * Runs a command, given word by word, as a person of finance; returns its output or, if it is refused, the
   * messages.
   */
  async function types(person: string, name: string, ...line: string[]): Promise<string> {
    const { args, options } = parseCommandLine(line)
    const api = await staff(portal, 'finance', person)
    return (commands[name] as (typeof commands)[string])
      .run({ api, args, options })
      .catch((error: Error) => error.message)
  }
  const confirm = (
    person: string,
    seqNo: string | null,
    reference: string,
    amount: string,
    currency = 'EUR',
  ) => {
    const transfer = ['--reference', reference, '--amount', amount, '--currency', currency]
    return types(person, 'confirm', seqNo as string, ...transfer)
  }
  const close = (person: string, note: string) => types(person, 'close', 'local:stray', '--note', note)
  async function placed(payType: 'card' | 'bankTransfer' = 'bankTransfer') {
    const { api } = await newLearner(portal, payingSite)
    return { api, ...(await ordered(api, 'workshop', workshop, payType)) }
  }

  test('preparing a transfer shows immediately how it differs from the order', async () => {
    const { seqNo } = await placed()
    expect(await confirm('finance', seqNo, 'B-1', '296.31')).toBe(
      'The transfer is prepared: another person of finance confirms it by entering the same.',
    )
    const wrong = await confirm('finance', seqNo, 'B-1', '1.00', 'PLN')
    expect(wrong).toContain('The order expects EUR 296.31, but you typed PLN 1.00.')
    expect(wrong).toContain('After confirmation it goes to review and pays no order.')
    expect(await confirm('accounts', seqNo, 'B-1', '1.00', 'PLN')).toContain(
      'The transfer goes to review (another amount than the order expects): see "payments".',
    )
  })

  test('a transfer for a paid, canceled or expired order shows that before a second person confirms it', async () => {
    const [paid, canceled, expired] = [await placed(), await placed(), await placed()]
    await confirm('finance', paid.seqNo, 'B-1', '296.31')
    expect(await confirm('accounts', paid.seqNo, 'B-1', '296.31')).toBe(`Order ${paid.seqNo} is paid.`)
    unwrap(
      await canceled.api.call(cancelOrder, {
        target: { kind: 'workshop', id: workshop },
        seqNo: canceled.seqNo as string,
      }),
    )
    portal.clock.now = begun + 5 * day
    await expireOverdue(portal.db, () => portal.clock.now)
    for (const [{ seqNo }, reference, state] of [
      [paid, 'B-2', 'paid'],
      [canceled, 'B-3', 'canceled'],
      [expired, 'B-4', 'expired'],
    ] as const) {
      const output = await confirm('finance', seqNo, reference, '296.31')
      expect(output).toContain(`Order ${seqNo} is ${state}.`)
      expect(output).toContain('goes to review')
    }
  })

  test('an invalid transfer is refused with the reason', async () => {
    const [card, paid] = [await placed('card'), await placed()]
    expect(await confirm('finance', 'NONE', 'B-1', '1.00')).toContain('There is nothing with this number')
    expect(await confirm('finance', card.seqNo, 'B-1', '296.31')).toContain('This order is paid by card')
    await confirm('finance', paid.seqNo, 'B-1', '296.31')
    await confirm('accounts', paid.seqNo, 'B-1', '296.31')
    for (const person of ['finance', 'accounts'])
      expect(await confirm(person, paid.seqNo, 'B-1', '296.31')).toContain('has already been confirmed')
    expect(await types('finance', 'payments')).toBe('No payments are waiting.')
  })

  test('the list names each prepared transfer with its reference, amount, person and time until it is booked', async () => {
    const { seqNo } = await placed()
    await confirm('finance', seqNo, 'B-1', '296.31')
    portal.clock.now = begun + 5 * day
    await expireOverdue(portal.db, () => portal.clock.now)
    const listed = await types('accounts', 'payments')
    expect(listed).toMatch(new RegExp(`^transfer ${seqNo}: EUR 296.31 from Ada Byron .*, expired\n`))
    expect(listed).toContain(
      `    prepared: reference B-1, EUR 296.31, by finance@demo.test, since ${since}; goes to review: the order expired before`,
    )
    await confirm('accounts', seqNo, 'B-1', '296.31')
    expect(await types('accounts', 'payments')).not.toContain('prepared')
  })

  test('a second person with different values sees the prepared ones', async () => {
    const [one, other] = [await placed(), await placed()]
    await confirm('finance', one.seqNo, 'B-1', '296.31')
    const differs = await confirm('accounts', other.seqNo, 'B-1', '300.00')
    expect(differs).toContain(
      `prepared: order ${one.seqNo}, reference B-1, EUR 296.31, by finance@demo.test, since ${since}`,
    )
    expect(differs).toContain(`you typed: order ${other.seqNo}, reference B-1, EUR 300.00`)
    expect(await confirm('accounts', one.seqNo, 'B-2', '296.31')).toContain(
      'Another transfer is prepared for this order: reference B-1, EUR 296.31, by finance@demo.test',
    )
  })

  test('the closing of a review is prepared in the list, and closed by the same note alone', async () => {
    const { merchantTransactionId: _, ...order } = await placed('card')
    await notify(portal, noticeOf({ ...order, merchantTransactionId: 'nobody’s' }, { id: 'stray' }))
    expect(await close('finance', 'Refund?')).toContain('is prepared')
    expect(await close('finance', 'Refunded by hand.')).toContain('is prepared')
    expect(await types('accounts', 'payments')).toMatch(
      /^review local:stray: no such order, .*\n {4}prepared to close: "Refunded by hand.", by finance@demo.test, since 2026-/,
    )
    expect(await close('accounts', 'no')).toContain('prepared: "Refunded by hand.", by finance@demo.test')
    expect(await close('finance', 'Refunded by hand.')).toContain('someone else has to confirm it')
    expect(await close('accounts', 'Refunded by hand.')).toBe('The review of local:stray is closed.')
    expect(await close('accounts', 'Refunded by hand.')).toContain('already closed')
  })

  test('a closing that a server of the previous release prepared is listed without a time', async () => {
    const { merchantTransactionId: _, ...order } = await placed('card')
    await notify(portal, noticeOf({ ...order, merchantTransactionId: 'nobody’s' }, { id: 'stray' }))
    await portal.db.update(paymentEvent).set({ preparedBy: 'finance@demo.test', note: 'Refunded.' })
    expect(await types('accounts', 'payments')).toMatch(
      /prepared to close: "Refunded.", by finance@demo.test$/,
    )
  })
})
