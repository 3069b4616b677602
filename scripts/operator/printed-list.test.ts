import { expect, test } from 'vitest'
import type { Api } from '#src/api/create-api.ts'
import { getContactRequests } from '#src/contract/messaging/contact.ts'
import { getOrdersAwaitingTransfer } from '#src/contract/money/payment-review.ts'
import { parseCommandLine } from './options.ts'
import { createPrintedList, printList, readListOptions } from './printed-list.ts'

const list = createPrintedList(
  getContactRequests,
  'waiting questions',
  'contact',
  ({ id }) => `contact ${id}`,
)
const due = createPrintedList(getOrdersAwaitingTransfer, 'payments due', 'order', ({ seqNo }) => seqNo)
const optionsOf = (line: string) => parseCommandLine(line.split(' ')).options

/**
 * Returns an API whose list call returns pages of two rows. The cursor of a page is the number of rows before it.
 */
const pagesOf = (all: readonly object[], total = { count: all.length, exact: true }) =>
  // A list uses only `call` of the API's client, so an object with only `call` is cast.
  ({
    call: async (_: unknown, { after = '0' }: { after?: string }) => {
      const end = Number(after) + 2
      const next = end < all.length ? String(end) : null
      return { ok: true, value: { rows: all.slice(Number(after), end), next, total } }
    },
  }) as Api
const rows = [1, 2, 3, 4, 5].map((id) => ({ id }))

test('a page states the number of rows and how to show the others', async () => {
  expect(await printList(pagesOf(rows), list, {})).toEqual([
    'contact 1',
    'contact 2',
    '2 of 5 shown; more: waiting questions --after 2 (or --all)',
  ])
  const many = await printList(pagesOf(rows, { count: 1000, exact: false }), list, {})
  expect(many.at(-1)).toContain('2 of more than 1,000 shown')
})

test('the last page and an empty list have no hint', async () => {
  expect(await printList(pagesOf(rows), list, optionsOf('--after 4'))).toEqual(['contact 5'])
  expect(await printList(pagesOf([]), list, {})).toEqual([])
})

test('--all prints every page', async () => {
  expect(await printList(pagesOf(rows), list, optionsOf('--all'))).toEqual(
    rows.map(({ id }) => `contact ${id}`),
  )
})

test('a row that can’t be read is printed with its number', async () => {
  const [, line] = await printList(pagesOf([{ id: 1 }, { unreadable: true, id: '2' }]), list, {})
  expect(line).toBe("contact 2: this row can't be read; see the server's log")
})

test('options become the request of the list', () => {
  expect(
    readListOptions(list, optionsOf('--query ada --filter site=eu --filter subject=exam --limit 20')),
  ).toEqual({
    ...{ query: 'ada', site: 'eu', subject: 'exam', limit: 20 },
  })
  expect(readListOptions(due, optionsOf('--filter prepared=true --sort total --reverse'))).toEqual({
    prepared: true,
    sort: '-total',
  })
})

test.each([
  ['--filter weather=fine', 'Names: subject, site, language'],
  ['--filter site', '--filter is NAME=VALUE, not "site"'],
  ['--filter subject=weather', 'does not accept subject: use one of course, exam, certificate'],
  ['--limit 101', 'from 1 to 100, not "101"'],
  ['--limit many', 'from 1 to 100, not "many"'],
  ['--reverse', '--reverse needs --sort'],
  ['--sort weather', 'does not accept sort: use one of asked, -asked.'],
])('%s is refused with its reason', (line, message) => {
  expect(() => readListOptions(list, optionsOf(line))).toThrow(message)
})
