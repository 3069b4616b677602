import { findSchedules, unscheduleWithdrawal } from '#src/contract/publishing/scheduled-action.ts'
import type { ListedSchedule } from '#src/domain/content-item/listed-schedule.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import { parseItem } from './item.ts'
import { createPrintedList, listOptions, printList } from './printed-list.ts'

function describeSchedule({ family, id, title, act, at, editor, hasErrors }: ListedSchedule): string {
  const check = hasErrors ? ['the check finds errors now'] : []
  return [`${at}  ${act} ${family} ${id}`, title, `by ${editor}`, ...check].join('  ')
}

const rows = createPrintedList(findSchedules, 'schedules', 'schedule', describeSchedule)

const schedules: Command = {
  help: [[`schedules ${listOptions}`, 'list the scheduled publishes and withdrawals, the next first']],
  async run({ api, options }) {
    const lines = await printList(api, rows, options)
    return lines.length > 0 ? lines.join('\n') : 'Nothing is scheduled.'
  },
}

const unschedule: Command = {
  help: [['unschedule-withdrawal course 7', 'cancel the scheduled withdrawal']],
  async run({ api, args }) {
    const item = parseItem(args)
    const { withdrawAt } = await unwrapOrThrow(api.call(unscheduleWithdrawal, item))
    return `${item.family} ${item.id} will not be withdrawn at ${withdrawAt}.`
  },
}

/** The editors' commands for schedules. */
export const scheduleCommands: Commands = { schedules, 'unschedule-withdrawal': unschedule }
