import * as z from 'zod/mini'
import { discardDraft, unscheduleDraft } from '#src/contract/publishing/draft.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import { parseItem } from './item.ts'
import { parseWholeNumber } from './parse-arguments.ts'
import { refusalContextOf } from './refusal-context.ts'
import { saveDraftCommand } from './save-draft.ts'

/** Another editor's newer save, because of which the requested version cannot be discarded. */
const fasterEditor = z.object({
  theirs: z.object({ version: z.int(), editor: z.string(), at: z.iso.datetime() }),
})

const discard: Command = {
  help: [['discard course 7 --version 13', 'discard that version of the draft (see show) and its schedule']],
  async run({ api, args, options: { version } }) {
    const item = parseItem(args)
    if (version === undefined) throw new Error('--version is missing: "show" names the version of the draft.')
    const discarded = { ...item, version: parseWholeNumber(version, '--version') }
    const result = await api.call(discardDraft, discarded)
    const theirs = refusalContextOf(result, fasterEditor)?.theirs
    if (theirs)
      throw new Error(
        `Nothing is discarded: ${theirs.editor} saved version ${theirs.version} at ${theirs.at}. Check it with "show", and then discard that version.`,
      )
    const { publishAt } = await unwrapOrThrow(Promise.resolve(result))
    const schedule = publishAt ? ` It will not be published at ${publishAt}.` : ''
    return `The draft of ${item.family} ${item.id} is discarded.${schedule}`
  },
}

const unschedule: Command = {
  help: [['unschedule course 7', 'cancel the scheduled publish; the draft remains']],
  async run({ api, args }) {
    const item = parseItem(args)
    const { publishAt } = await unwrapOrThrow(api.call(unscheduleDraft, item))
    return `${item.family} ${item.id} will not be published at ${publishAt}. The draft remains.`
  },
}

/** The editors' commands for a draft. */
export const draftCommands: Commands = { draft: saveDraftCommand, discard, unschedule }
