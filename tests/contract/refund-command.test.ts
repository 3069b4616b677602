import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commands } from '#scripts/operator/commands.ts'
import { parseCommandLine } from '#scripts/operator/options.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { forgetOrders } from '../fixtures/server/paying.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { paidOrder, runRefundJob } from '../fixtures/server/refunding.ts'
import { day, setClassroomStart, staff } from '../fixtures/server/training.ts'

const workshop = 17
const since = '2026-01-15T12:00:00.000Z'

describe.each(databases)('refunds on the command line, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.clock.now = Date.parse(since)
    await forgetOrders(portal)
    await portal.db.delete(classroomEnrolment)
    await setClassroomStart(portal, workshop, 10 * day, {
      ...{ fee: { EUR: 24900, PLN: 106000 }, capacity: 5, needsApproval: false, country: 'DE', venue: 'DE' },
    })
  })

  /** Runs a command as a person of finance; returns its output or, if it is refused, the messages. */
  async function types(person: string, name: string, ...line: string[]): Promise<string> {
    const { args, options } = parseCommandLine(line)
    const api = await staff(portal, 'finance', person)
    return (async () => (commands[name] as (typeof commands)[string]).run({ api, args, options }))().catch(
      (error: Error) => error.message,
    )
  }
  const seenIn = (text: string): [string, string] => {
    const [, id, seen] = /confirm refund (\d+) --seen (\w+)/.exec(text) ?? []
    return [id as string, seen as string]
  }
  const why = ['--reason', 'goodwill', '--note', 'The lunch was missing.']

  test('one prepares, payments and refunds show it, and another confirms what they have seen', async () => {
    const { seqNo, placed } = await paidOrder(portal, workshop)
    const output = await types('finance', 'refund', seqNo, ...why)
    expect(output).toMatch(/^The refund is prepared: another person of finance confirms it\.\nrefund \d+: /)
    const [id, seen] = seenIn(output)
    const lines = [
      `refund ${id}: prepared by finance@demo.test, since ${since}; goodwill`,
      '    "The lunch was missing."',
      `    order ${seqNo}: EUR 296.31 of EUR 296.31 to Ada Byron <ada@example.org>, ${placed.goods}, by the payment provider; in full: the order is canceled, and the place is released`,
      `    to confirm exactly this: confirm refund ${id} --seen ${seen}`,
    ].join('\n')
    expect(await types('accounts', 'payments')).toBe(lines)
    expect(await types('accounts', 'refunds')).toBe(lines)
    expect(await types('finance', 'confirm', 'refund', id, '--seen', seen)).toContain(
      'someone else has to confirm it',
    )
    const other = await types('accounts', 'confirm', 'refund', id, '--seen', 'other')
    expect(other).toBe(
      `Nothing is confirmed: the prepared refund has changed since you saw it. It is now:\n${lines}`,
    )
    expect(await types('accounts', 'confirm', 'refund', id, '--seen', seen)).toBe(
      `Refund ${id} is confirmed and will be paid out: see "refunds".`,
    )
    expect(await types('accounts', 'refunds')).toContain('confirmed; it is sent automatically')
    await runRefundJob(portal)
    expect(await types('accounts', 'refunds')).toBe('No refunds are waiting.')
    expect(await types('accounts', 'payments')).toBe('No payments are waiting.')
  })

  test('a partial refund to an account is transferred by two persons', async () => {
    const { seqNo } = await paidOrder(portal, workshop, 'B-1')
    const part = ['--amount', '100.00', '--currency', 'EUR']
    const account = ['--iban', 'DE89 3704 0044 0532 0130 00', '--holder', 'Ada Byron']
    const output = await types('finance', 'refund', seqNo, ...why, ...part, ...account)
    expect(output).toContain(
      'by bank transfer to Ada Byron, DE89 3704 0044 0532 0130 00; in part: the order stays paid',
    )
    const [id, seen] = seenIn(output)
    await types('accounts', 'confirm', 'refund', id, '--seen', seen)
    await runRefundJob(portal)
    const [, transfer] = /^transfer (\d+): order/.exec(await types('accounts', 'refunds')) ?? []
    const sent = (person: string, reference: string) =>
      types(person, 'sent', transfer as string, '--reference', reference)
    expect(await sent('finance', 'OUT-1')).toContain('is prepared: another person of finance confirms it')
    expect(await types('accounts', 'refunds')).toContain(`sent as OUT-1 by finance@demo.test, since ${since}`)
    expect(await sent('accounts', 'OUT-2')).toContain('prepared: reference OUT-1, by finance@demo.test')
    const late = ['reject', 'transfer', transfer as string, '--reason', 'Not released.']
    expect(await types('accounts', ...(late as [string, ...string[]]))).toBe(
      `Transfer ${transfer} was not sent: it must be sent.`,
    )
    await sent('finance', 'OUT-1')
    expect(await sent('accounts', 'OUT-1')).toBe(`Transfer ${transfer} was sent, and the refund is complete.`)
    expect(await types('accounts', ...(late as [string, ...string[]]))).toContain(
      'was returned: it has failed',
    )
    expect(await types('accounts', 'refunds')).toContain('failed (Not released.); credit note')
    const again = ['again', transfer as string, '--by', 'transfer', ...account, '--note', 'Once more.']
    const prepared = await types('finance', 'refund', ...again)
    expect(prepared).toContain('"Once more."')
    const [batch] = seenIn(prepared)
    expect(await types('finance', 'reject', 'refund', batch, '--reason', 'Not yet.')).toBe(
      `Refund ${batch} is withdrawn.`,
    )
  })

  test.each([
    [['refund'], 'is missing: refund'],
    [
      ['refund', 'K7QF', '--note', 'x', '--reason', 'none'],
      '--reason is not "none", but one of: sessionCancelled',
    ],
    [['refund', 'K7QF', ...why, '--amount', '1.00'], 'A partial refund needs both'],
    [['refund', 'K7QF', ...why, '--iban', 'DE00', '--holder', 'Ada'], '"DE00" is not an IBAN'],
    [['refund', 'K7QF', ...why, '--iban', 'DE00'], 'An account needs both'],
    [['refund', 'K7QF', ...why, '--by', 'post'], '--by is not "post", but one of: provider, transfer'],
    [['refund', 'K7QF', ...why], 'There is nothing with this number'],
    [['refund', 'again', '7'], 'The number, --by or --note is missing'],
    [['confirm', 'refund', '7'], 'The number or --seen is missing'],
    [['reject', 'refund', '7'], 'The number or --reason is missing'],
    [['sent', '7'], 'The number or --reference is missing: sent 12'],
  ])('%j reports the missing argument', async ([name, ...line], sentence) => {
    expect(await types('finance', name as string, ...line)).toContain(sentence)
  })
})
