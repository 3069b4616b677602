import type { Api } from '#src/api/create-api.ts'
import { followAudit, getAudit } from '#src/contract/publishing/audit.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import { formatDetail } from './format-detail.ts'
import type { CommandOptions } from './options.ts'
import { createPrintedList, listOptions, printList } from './printed-list.ts'

const log = createPrintedList(
  getAudit,
  'audit',
  'entry',
  ({ at, actor, act, subject, detail }) => `${at}  ${actor}  ${act} ${subject}${formatDetail(detail)}`,
)

/**
 * Yields the audit entries after a cursor as lines of JSON, the oldest first. The entries are loaded page by page.
 */
export async function* streamAuditLines(api: Api, after: string | undefined): AsyncGenerator<string[]> {
  for (let cursor = after, more = true; more; ) {
    const page = await unwrapOrThrow(api.call(followAudit, { after: cursor }))
    yield page.rows.map((row) => JSON.stringify(row))
    cursor = page.rows.at(-1)?.cursor
    more = page.more
  }
}

/** Prints the audit log page by page as it is loaded, because it may have millions of lines. */
async function printLines(api: Api, { after, ...options }: CommandOptions): Promise<string> {
  const unfit = (['query', 'filter', 'sort', 'reverse', 'limit'] as const).filter((name) => name in options)
  if (unfit.length > 0) throw new Error(`--json prints the whole log after a cursor, without --${unfit[0]}.`)
  for await (const lines of streamAuditLines(api, after)) if (lines.length > 0) console.log(lines.join('\n'))
  return ''
}

const audit: Command = {
  help: [
    [
      `audit [course 7] ${listOptions}`,
      'list the acts of operators, on an item, an order or a person: --filter actor=ada@example.org, act=publish',
    ],
    [
      'audit --json [--after CURSOR]',
      'print the whole log as lines of JSON, the oldest first, after the "cursor" of the last line that you have',
    ],
  ],
  async run({ api, args, options }) {
    if (options.json) return printLines(api, options)
    const subject = args.length > 0 ? { subject: args.join(' ') } : undefined
    return (await printList(api, log, options, subject)).join('\n')
  },
}

/** The command for the audit log. */
export const auditCommands: Commands = { audit }
