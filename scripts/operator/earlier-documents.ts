import { getEdition } from '#src/contract/publishing/content-document.ts'
import { getDraftVersion, listDraftVersions, restoreDraftVersion } from '#src/contract/publishing/draft.ts'
import { restoreEdition } from '#src/contract/publishing/editing.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import { formatDocumentFile } from './document-file.ts'
import { parseItem } from './item.ts'
import { parseWholeNumber } from './parse-arguments.ts'

const edition: Command = {
  help: [['edition course 7 2', 'show an edition of an item as JSON']],
  async run({ api, args }) {
    const item = parseItem(args)
    const number = parseWholeNumber(args[2] ?? '', 'The edition')
    const { document } = await unwrapOrThrow(api.call(getEdition, { ...item, edition: number }))
    return formatDocumentFile({ document, start: undefined })
  },
}

const versions: Command = {
  help: [
    ['versions course 7', 'list the earlier drafts of an item'],
    ['versions course 7 9', 'show one of them as JSON'],
  ],
  async run({ api, args }) {
    const item = parseItem(args)
    if (args[2] !== undefined) {
      const version = parseWholeNumber(args[2], 'The version')
      const { document } = await unwrapOrThrow(api.call(getDraftVersion, { ...item, version }))
      return formatDocumentFile({ document, start: undefined })
    }
    const saves = (await unwrapOrThrow(api.call(listDraftVersions, item))).versions
    if (saves.length === 0) return 'No earlier draft is stored.'
    return saves.map(({ version, editor, at }) => `${at}  version ${version}, by ${editor}`).join('\n')
  },
}

const restore: Command = {
  help: [
    ['restore course 7 --edition 2', 'make an older edition the draft'],
    ['restore course 7 --saved 9', 'make an earlier draft (see versions) the draft'],
    ['restore course 7 --edition 2 --version 13', 'the same, replacing version 13 of the draft'],
  ],
  async run({ api, args, options }) {
    const item = parseItem(args)
    const replaced =
      options.version === undefined ? undefined : parseWholeNumber(options.version, '--version')
    const start = { ...item, ...(replaced && { version: replaced }) }
    if (options.saved !== undefined) {
      const restored = parseWholeNumber(options.saved, '--saved')
      const { version } = await unwrapOrThrow(api.call(restoreDraftVersion, { ...start, restored }))
      return `Version ${restored} is the draft of ${item.family} ${item.id} now, as version ${version}.`
    }
    if (options.edition === undefined)
      throw new Error('--edition is missing: "show" lists the editions. --saved restores an earlier draft.')
    const number = parseWholeNumber(options.edition, '--edition')
    const { version } = await unwrapOrThrow(api.call(restoreEdition, { ...start, edition: number }))
    return `Edition ${number} is the draft of ${item.family} ${item.id} now, as version ${version}.`
  },
}

/** The editors' commands for editions and earlier drafts. */
export const earlierDocumentCommands: Commands = { edition, versions, restore }
