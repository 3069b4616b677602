import type { Api } from '#src/api/create-api.ts'
import type { ResponseOf } from '#src/contract/protocol/call.ts'
import * as contract from '#src/contract/publishing/bulk.ts'
import { markPresence } from '#src/contract/publishing/presence.ts'
import { formatFindings } from '#src/domain/content-item/format-findings.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import { describeSites } from './describe-publish.ts'
import { parseItem } from './item.ts'
import { parseNumber } from './parse-arguments.ts'

/** Parses the names of several items: `course 7 news 3`. */
const parseItems = (args: readonly string[]) =>
  Array.from({ length: Math.max(1, Math.ceil(args.length / 2)) }, (_, index) =>
    parseItem(args.slice(2 * index, 2 * index + 2)),
  )

type Result = Pick<ResponseOf<typeof contract.publishItems>, 'outcomes' | 'sites'>

/** Describes the outcome for each item, one per line, and the state of the sites. */
const linesOf = ({ outcomes, sites }: Result): string[] => [
  ...outcomes.flatMap(({ family, id, outcome, edition, reason, findings = [] }) => [
    `${family} ${id}: ${outcome}${edition === null ? `: ${reason}` : `, edition ${edition}`}`,
    ...formatFindings(findings).map((line) => `  ${line}`),
  ]),
  ...describeSites(sites),
]

/**
 * Describes the result of an action on several items. The command fails if an item was refused or a site is not
 * live.
 */
function reportOutcomes({ outcomes, sites }: Result): string {
  const isWhole = outcomes.every(({ outcome }) => outcome !== 'refused')
  if (!isWhole || sites.some(({ failure, failures }) => failure || failures.length > 0)) process.exitCode = 1
  return linesOf({ outcomes, sites }).join('\n')
}

const bulkActs: Command = {
  help: [
    ['bulk-acts', 'show the results of your last bulk actions, also of the desk'],
    ['bulk-acts seen 12', 'do not show the result of a bulk action in the desk again'],
  ],
  async run({ api, args }) {
    if (args[0] === 'seen') {
      await unwrapOrThrow(
        api.call(contract.markBulkActionSeen, { id: parseNumber(args, 1, 'bulk-acts seen 12') }),
      )
      return 'The desk does not show this result again.'
    }
    const actions = await unwrapOrThrow(api.call(contract.getBulkActions, {}))
    const blocks = actions.map((each) =>
      [
        `${each.id}: ${each.startedAt} ${each.act}: ${each.state}, ${each.outcomes.length} of ${each.items} items`,
        ...linesOf(each).map((line) => `  ${line}`),
      ].join('\n'),
    )
    return blocks.join('\n') || 'You changed no items together within the last 14 days.'
  },
}

const action = (call: typeof contract.publishItems, name: string, does: string): Command => ({
  help: [[`${name} course 7 news 3 ...`, does]],
  run: async ({ api, args }: { api: Api; args: readonly string[] }) =>
    reportOutcomes(
      await unwrapOrThrow(api.call(call, { items: parseItems(args) }, { waitsForPublish: true })),
    ),
})

const present: Command = {
  help: [['present course 7', 'list the editors who have the item open in the desk']],
  async run({ api, args }) {
    const { others } = await unwrapOrThrow(api.call(markPresence, { ...parseItem(args), editing: false }))
    const lines = others.map(
      ({ name, since, editing }) => `${name} ${editing ? 'edits' : 'reads'} it since ${since}`,
    )
    return lines.join('\n') || 'Nobody else has it open.'
  },
}

/** The editors' commands for actions on several items, and the command that shows who has an item open. */
export const bulkCommands: Commands = {
  'publish-items': action(
    contract.publishItems,
    'publish-items',
    'publish up to 100 items, and their sites once',
  ),
  'withdraw-items': action(
    contract.withdrawItems,
    'withdraw-items',
    'withdraw up to 100 items, and publish their sites once',
  ),
  'bulk-acts': bulkActs,
  present,
}
