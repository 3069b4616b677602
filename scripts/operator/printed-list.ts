import * as z from 'zod/mini'
import type { Api } from '#src/api/create-api.ts'
import type { Call, RequestOf } from '#src/contract/protocol/call.ts'
import { isUnreadable, type ListPage, maxListRows } from '#src/domain/list/list-page.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { CommandOptions } from './options.ts'

type ListCall<Row> = Call<z.ZodMiniObject, z.ZodMiniType<ListPage<Row>>>

/** A page of a list, with one line for each row. */
type PrintedPage = Pick<ListPage<object>, 'next' | 'total'> & { lines: string[] }

/** A staff list that a command prints. */
export interface PrintedList {
  call: ListCall<object>
  /** The command that prints the list, such as "waiting registrations". */
  command: string
  requestPage: (api: Api, request: RequestOf<ListCall<object>>) => Promise<PrintedPage>
}

/**
 * Creates a printed list from an API call and a function that formats its rows. The noun is printed before the number
 * of a row that cannot be read.
 */
export const createPrintedList = <Row extends object>(
  call: ListCall<Row>,
  command: string,
  noun: string,
  format: (row: Row) => string,
): PrintedList => ({
  call,
  command,
  async requestPage(api, request) {
    const { rows, next, total } = await unwrapOrThrow(api.call(call, request))
    const lines = rows.map((row) =>
      isUnreadable(row) ? `${noun} ${row.id}: this row can't be read; see the server's log` : format(row),
    )
    return { lines, next, total }
  },
})

/** The help text for the options that all commands share if they print a list. */
export const listOptions =
  '[--query TEXT] [--filter NAME=VALUE] [--sort ORDER [--reverse]] [--limit 20] [--after CURSOR | --all]'

/** The fields of a list request that are not filters. */
const nonFilters = ['query', 'sort', 'after', 'limit']

/**
 * Describes the values that an option accepts: the allowed values, the format of a date and time, or the message of
 * the schema.
 */
function describeAccepted(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `use one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_format' && issue.format === 'datetime')
    return 'use a date and time such as 2026-11-27T00:00:00Z'
  return issue.message
}

/** Parses the options of a command that prints a list. Throws an error with one sentence if an option is invalid. */
export function readListOptions(
  { call }: Pick<PrintedList, 'call'>,
  { query, sort, reverse, after, limit, filter = [] }: CommandOptions,
  more: Readonly<Record<string, string>> = {},
): RequestOf<PrintedList['call']> {
  const names = Object.keys(call.request.shape).filter((name) => !nonFilters.includes(name))
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
  if (limit !== undefined && !(Number(limit) >= 1 && Number(limit) <= maxListRows))
    throw new Error(`--limit is from 1 to ${maxListRows}, not "${limit}".`)
  if (reverse && sort === undefined) throw new Error('--reverse needs --sort: it reverses that order.')
  const order = reverse ? `-${sort}` : sort
  const typed = { query, sort: order, after, limit, ...Object.fromEntries(filters), ...more }
  const fields = Object.entries(typed).filter(([, value]) => value !== undefined)
  const read = z.safeDecode(call.request, Object.fromEntries(fields))
  if (read.success) return read.data
  const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${describeAccepted(issue)}`)
  throw new Error(`The list does not accept ${faults.join('; ')}.`)
}

const count = new Intl.NumberFormat('en')

/** Describes how much of a list was printed, and how to print the rest. */
function describeRest({ command }: PrintedList, shown: number, { next, total }: PrintedPage): string[] {
  if (next === null) return []
  const all = `${total.exact ? '' : 'more than '}${count.format(total.count)}`
  return [`${count.format(shown)} of ${all} shown; more: ${command} --after ${next} (or --all)`]
}

/** Returns the lines of one page of a list or, with --all, of the whole list; no lines for an empty list. */
export async function printList(
  api: Api,
  list: PrintedList,
  options: CommandOptions,
  more: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const lines: string[] = []
  let request = readListOptions(list, options, more)
  for (;;) {
    const page = await list.requestPage(api, request)
    lines.push(...page.lines)
    if (!options.all || page.next === null) return [...lines, ...describeRest(list, page.lines.length, page)]
    request = { ...request, after: page.next }
  }
}
