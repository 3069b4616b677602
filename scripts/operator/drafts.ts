import * as z from 'zod/mini'
import { discardDraft, unscheduleDraft } from '#src/contract/publishing/draft.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command, Commands } from './act.ts'
import { itemNamed } from './item.ts'
import { wholeNumber } from './read-words.ts'
import { contextOf } from './refusal-context.ts'
import { draft } from './save-draft.ts'

/** The save that a discarded version does not have. */
const fasterEditor = z.object({
  theirs: z.object({ version: z.int(), editor: z.string(), at: z.iso.datetime() }),
})

const discard: Command = {
  help: [['discard course 7 --version 13', 'discard that version of the draft (see show), and its schedule']],
  async run({ api, words, options: { version } }) {
    const item = itemNamed(words)
    if (version === undefined)
      throw new Error('--version says which version of the draft to discard: see show.')
    const discarded = { ...item, version: wholeNumber(version, '--version') }
    const result = await api.call(discardDraft, discarded)
    const theirs = contextOf(result, fasterEditor)?.theirs
    if (theirs)
      throw new Error(
        `Nothing is discarded: ${theirs.editor} saved version ${theirs.version} at ${theirs.at}. Look at it with "show", and discard that version if it is to go.`,
      )
    const { publishAt } = await valueOrThrow(Promise.resolve(result))
    const schedule = publishAt ? ` It will not be published at ${publishAt}.` : ''
    return `The draft of ${item.family} ${item.id} is discarded.${schedule}`
  },
}

const unschedule: Command = {
  help: [['unschedule course 7', 'a draft is not published by itself any more, and stays a draft']],
  async run({ api, words }) {
    const item = itemNamed(words)
    const { publishAt } = await valueOrThrow(api.call(unscheduleDraft, item))
    return `${item.family} ${item.id} will not be published at ${publishAt}. It stays a draft.`
  },
}

/** What editors do with the draft of one item. */
export const drafts: Commands = { draft, discard, unschedule }
