import * as z from 'zod/mini'
import type { Api } from '#src/api/create-api.ts'
import type { Call, RequestOf } from '#src/contract/protocol/call.ts'
import { isUnreadable, type ListPage, mostRows } from '#src/domain/list/list-page.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { CommandOptions } from './options.ts'

/** A staff list as a command prints it. */
export interface PrintedList<Row extends object = object> {
  call: Call<z.ZodMiniObject, z.ZodMiniType<ListPage<Row>>>
  /** How the list is named on the command line, as in "waiting registrations". */
  command: string
  /** What the row is called that can't be read, before its number. */
  noun: string
  inWords: (row: Row) => string
}

/** Makes a listing: what the call answers is what is put into words. */
export const createPrintedList = <Row extends object>(
  call: Call<z.ZodMiniObject, z.ZodMiniType<ListPage<Row>>>,
  command: string,
  noun: string,
  inWords: (row: Row) => string,
): PrintedList =>
  // Rows of several types stand in one table of lists; each is given only rows of its own call.
  ({ call, command, noun, inWords }) as unknown as PrintedList

/** The options of every act that lists, for its help. */
export const listOptions =
  '[--query TEXT] [--filter NAME=VALUE] [--sort ORDER [--reverse]] [--limit 20] [--after CURSOR | --all]'

/** The fields of a request that are no filters. */
const others = ['query', 'sort', 'after', 'limit']

/** Returns what a field accepts: its values, the form of a date and time, or the message of its schema. */
function expectedInWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `use one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_format' && issue.format === 'datetime')
    return 'use a date and time such as 2026-11-27T00:00:00Z'
  return issue.message
}

/** Reads the options of a list as its call wants them; throws one sentence that says what is wrong with them. */
export function readListOptions(
  { call }: Pick<PrintedList, 'call'>,
  { query, sort, reverse, after, limit, filter = [] }: CommandOptions,
  more: Readonly<Record<string, string>> = {},
): RequestOf<PrintedList['call']> {
  const names = Object.keys(call.request.shape).filter((name) => !others.includes(name))
  const filters = filter.map((text) => {
    const [, name = '', value = ''] = /^(\w+)=(.+)$/.exec(text) ?? []
    if (!names.includes(name))
      throw new Error(
        names.length > 0
          ? `--filter is NAME=VALUE, not "${text}". Names: ${names.join(', ')}`
          : 'This list has no filters.',
      )
    return [name, value]
  })
  if (limit !== undefined && !(Number(limit) >= 1 && Number(limit) <= mostRows))
    throw new Error(`--limit is from 1 to ${mostRows}, not "${limit}".`)
  if (reverse && sort === undefined) throw new Error('--reverse turns an order round: name it with --sort.')
  const order = reverse ? `-${sort}` : sort
  const typed = { query, sort: order, after, limit, ...Object.fromEntries(filters), ...more }
  const given = Object.entries(typed).filter(([, value]) => value !== undefined)
  const read = z.safeDecode(call.request, Object.fromEntries(given))
  if (read.success) return read.data
  const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${expectedInWords(issue)}`)
  throw new Error(`The list does not accept ${wrong.join('; ')}.`)
}

const count = new Intl.NumberFormat('en')

/** How much of a list was printed, and how the rest is. */
function restInWords({ command }: PrintedList, shown: number, { next, total }: ListPage<object>): string[] {
  if (next === null) return []
  const all = `${total.exact ? '' : 'more than '}${count.format(total.count)}`
  return [`${count.format(shown)} of ${all} shown; more: ${command} --after ${next} (or --all)`]
}

/** Prints a page of a list, or with --all the whole list page by page; no line where it is empty. */
export async function printList(
  api: Api,
  list: PrintedList,
  options: CommandOptions,
  more: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const lines: string[] = []
  let request = readListOptions(list, options, more)
  for (;;) {
    const page = await valueOrThrow(api.call(list.call, request as never))
    for (const row of page.rows)
      lines.push(
        isUnreadable(row)
          ? `${list.noun} ${row.id}: this row can't be read; the server's log says why`
          : list.inWords(row),
      )
    if (!options.all || page.next === null) return [...lines, ...restInWords(list, page.rows.length, page)]
    request = { ...request, after: page.next }
  }
}
