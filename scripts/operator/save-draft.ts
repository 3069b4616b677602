import { saveDraft } from '#src/contract/publishing/editing.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { formatFindings } from '#src/domain/content-item/format-findings.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command } from './command.ts'
import { type DocumentFile, readDocumentFile, writeDocumentFile } from './document-file.ts'
import { parseFamily } from './item.ts'
import type { CommandOptions } from './options.ts'
import { parseNumber, parseWholeNumber } from './parse-arguments.ts'

/**
 * Returns the version on which a draft is based, from the options or from the file. A new item has no such version.
 */
function startOf(item: { family: Family; id?: number }, { start }: DocumentFile, options: CommandOptions) {
  if (options.version !== undefined) return { version: parseWholeNumber(options.version, '--version') }
  if (options.edition !== undefined) return { edition: parseWholeNumber(options.edition, '--edition') }
  const name = item.id === undefined ? item.family : `${item.family} ${item.id}`
  if (start && start.item !== name)
    throw new Error(
      `${options.file} is a document of ${start.item}, not of ${name}. To save it there anyway, remove "$from" from the file.`,
    )
  if (start) return start.version === null ? { edition: start.edition } : { version: start.version }
  if (item.id === undefined) return {}
  throw new Error(
    `${options.file} does not name the version that it started from. Export the document with "show ${name} --document", or name the version with --version or the edition with --edition.`,
  )
}

/**
 * The command that saves a draft. It writes the new version into the file, so that the file can be edited and saved
 * again.
 */
export const saveDraftCommand: Command = {
  help: [
    [
      'draft course 7 --file course.json',
      'save a draft; the file contains the version that it started from (see show)',
    ],
    ['draft course --file course.json', 'create a new item; - reads standard input'],
  ],
  async run({ api, args, options }) {
    const { file } = options
    if (args[0] === undefined) throw new Error('The family is missing: draft course 7 --file course.json')
    const family = parseFamily(args[0])
    const item = { family, ...(args[1] !== undefined && { id: parseNumber(args, 1, '') }) }
    if (file === undefined)
      throw new Error('--file is missing: it names the document; - reads standard input.')
    const content = readDocumentFile(file)
    const start = startOf(item, content, options)
    const request = { ...item, ...start, document: content.document }
    const { id, version, document, findings } = await unwrapOrThrow(api.call(saveDraft, request))
    const saved = { item: `${family} ${id}`, edition: content.start?.edition ?? start.edition ?? 0, version }
    if (file !== '-') writeDocumentFile(file, { document: document ?? content.document, start: saved })
    const numberedMessage = document ? ['New parts have been numbered.'] : []
    const done = `Saved as version ${version} of the draft of ${family} ${id}.`
    return [done, ...numberedMessage, ...formatFindings(findings)].join('\n')
  },
}
