import { createInterface } from 'node:readline/promises'
import * as contract from '#src/contract/publishing/cancellation.ts'
import { type TrainingFamily, trainingFamily } from '#src/domain/cancellation/training-family.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command, CommandInput, Commands } from './act.ts'
import { cancelledInWords, planInWords } from './cancellation-in-words.ts'
import { readNumber, readOneOf, wholeNumber } from './read-words.ts'
import { contextOf } from './refusal-context.ts'

const calls = {
  classroom: {
    preview: contract.previewClassroomCancellation,
    cancel: contract.cancelTrainingSession,
  },
  practicalExam: { preview: contract.previewExamCancellation, cancel: contract.cancelExamSession },
} as const satisfies Record<TrainingFamily, object>

const example = 'cancel classroom 17 --reason "..."'

/** What is to be canceled, as it was typed. */
function wishOf({ words, options: { reason, 'move-to': moveTo } }: CommandInput) {
  const which = `Which, and why? ${example} (the participants read the reason)`
  if (words[0] === undefined || !reason?.trim()) throw new Error(which)
  const says = (text: string) => `A "${text}" can't be canceled. It is one of:`
  const family = readOneOf(trainingFamily.options, words[0], says)
  const to = moveTo === undefined ? {} : { moveTo: wholeNumber(moveTo, '--move-to') }
  return { family, wanted: { id: readNumber(words, 1, which), reason, ...to } }
}

/** Whether the person at the terminal says yes; nobody can be asked where the input is no terminal. */
async function confirms(text: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error(`${text}\nNothing is canceled yet. To do it, add --yes.`)
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const said = await lines.question(`${text}\nCancel it for good? Type yes: `)
  lines.close()
  return said.trim().toLowerCase() === 'yes'
}

const cancel: Command = {
  help: [
    [example, 'a session that does not take place; or practicalExam 3. Shows what it comes to, and asks'],
    ['... --move-to 19', 'moves participants to that date while there is room; others get a refund'],
    ['... --yes', 'without a question'],
  ],
  async run(given) {
    const { api, options } = given
    const { family, wanted } = wishOf(given)
    const previewed = await api.call(calls[family].preview, wanted)
    const before = contextOf(previewed, contract.cancellationContext)
    if (before) throw new Error(`${family} ${wanted.id} was canceled by ${before.by}, at ${before.at}.`)
    const plan = planInWords(await valueOrThrow(Promise.resolve(previewed)))
    if (!options.yes && !(await confirms(plan))) return 'Nothing is canceled.'
    return cancelledInWords(await valueOrThrow(api.call(calls[family].cancel, wanted)))
  },
}

/** What reviewers do with a session that does not take place. */
export const cancellations: Commands = { cancel }
