import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { reportUnreadable } from './report-unreadable.ts'

/** Returns a log that collects its entries. */
function openLog() {
  const entries: unknown[][] = []
  return { entries, error: (...entry: unknown[]) => void entries.push(entry) }
}
const words = 'A row of a list can’t be read'

test('a row that can’t be read is logged once, with the names of its faults and no value', () => {
  const log = openLog()
  const schema = z.object({ buyer: z.object({ name: z.string() }), total: z.int() })
  const { error } = z.safeParse(schema, { buyer: { name: 5 }, total: 'Ada' })
  for (let times = 0; times < 2; times += 1) reportUnreadable(log, 'orders 7', error)
  const fault = 'buyer.name: invalid_type, total: invalid_type'
  expect(log.entries).toEqual([[{ row: 'orders 7', fault }, words]])
})

test('each row is reported once per log; a failure is named by its kind', () => {
  const [log, other] = [openLog(), openLog()]
  reportUnreadable(log, 'orders 7', new RangeError('Ada'))
  reportUnreadable(log, 'orders 8', 'Ada')
  reportUnreadable(other, 'orders 7', new Error('Ada'))
  expect(log.entries).toEqual([
    [{ row: 'orders 7', fault: 'RangeError' }, words],
    [{ row: 'orders 8', fault: 'unknown' }, words],
  ])
  expect(other.entries).toHaveLength(1)
})

test('a table full of such rows fills the log with a thousand entries', () => {
  const log = openLog()
  for (let row = 0; row < 1002; row += 1) reportUnreadable(log, `mails ${row}`, new Error('Broken'))
  expect(log.entries).toHaveLength(1000)
})
