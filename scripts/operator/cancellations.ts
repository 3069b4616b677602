import { createInterface } from 'node:readline/promises'
import * as contract from '#src/contract/publishing/cancellation.ts'
import { type TrainingFamily, trainingFamily } from '#src/domain/cancellation/training-family.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, CommandInput, Commands } from './command.ts'
import { describeCancellationPlan, formatCancellation } from './format-cancellation.ts'
import { parseNumber, parseOneOf, parseWholeNumber } from './parse-arguments.ts'
import { refusalContextOf } from './refusal-context.ts'

const callsOfFamily = {
  classroom: {
    preview: contract.previewClassroomCancellation,
    cancel: contract.cancelTrainingSession,
  },
  practicalExam: { preview: contract.previewExamCancellation, cancel: contract.cancelExamSession },
} as const satisfies Record<TrainingFamily, object>

const example = 'cancel classroom 17 --reason "..."'

/** Parses the training session to cancel. */
function parseInput({ args, options: { reason, 'move-to': moveTo } }: CommandInput) {
  const usage = `Name the session and the reason: ${example} (the participants read the reason)`
  if (args[0] === undefined || !reason?.trim()) throw new Error(usage)
  const notOneOf = (text: string) => `A "${text}" can't be canceled. It is one of:`
  const family = parseOneOf(trainingFamily.options, args[0], notOneOf)
  const to = moveTo === undefined ? {} : { moveTo: parseWholeNumber(moveTo, '--move-to') }
  return { family, request: { id: parseNumber(args, 1, usage), reason, ...to } }
}

/** Asks for confirmation at the terminal. Throws if the input is not a terminal. */
async function askForConfirmation(text: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error(`${text}\nNothing is canceled yet. Add --yes to cancel it.`)
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const reply = await lines.question(`${text}\nCanceling is final. Type yes to cancel: `)
  lines.close()
  return reply.trim().toLowerCase() === 'yes'
}

const cancel: Command = {
  help: [
    [example, 'cancel a session, or practicalExam 3; shows the effects and asks for confirmation'],
    ['... --move-to 19', 'move participants to that date while it has room; refund the others'],
    ['... --yes', 'without confirmation'],
  ],
  async run(input) {
    const { api, options } = input
    const { family, request } = parseInput(input)
    const previewed = await api.call(callsOfFamily[family].preview, request)
    const before = refusalContextOf(previewed, contract.alreadyCanceledContext)
    if (before) throw new Error(`${family} ${request.id} was canceled by ${before.by}, at ${before.at}.`)
    const plan = describeCancellationPlan(await unwrapOrThrow(Promise.resolve(previewed)))
    if (!options.yes && !(await askForConfirmation(plan))) return 'Nothing is canceled.'
    return formatCancellation(await unwrapOrThrow(api.call(callsOfFamily[family].cancel, request)))
  },
}

/** The reviewers' command that cancels a training session. */
export const cancellationCommands: Commands = { cancel }
