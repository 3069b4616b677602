import { saveDraft } from '#src/contract/publishing/editing.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { findingsInWords } from '#src/domain/content-item/findings-in-words.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command } from './act.ts'
import { type DocumentFile, readDocumentFile, writeDocumentFile } from './document-file.ts'
import { familyNamed } from './item.ts'
import type { CommandOptions } from './options.ts'
import { readNumber, wholeNumber } from './read-words.ts'

/** What the editor began with, as the options or the file say it. A new item begins with nothing. */
function startOf(item: { family: Family; id?: number }, { start }: DocumentFile, options: CommandOptions) {
  if (options.version !== undefined) return { version: wholeNumber(options.version, '--version') }
  if (options.edition !== undefined) return { edition: wholeNumber(options.edition, '--edition') }
  const name = item.id === undefined ? item.family : `${item.family} ${item.id}`
  if (start && start.item !== name)
    throw new Error(
      `${options.file} was written out of ${start.item}, not of ${name}. To save it there all the same, take "$from" out of the file.`,
    )
  if (start) return start.version === null ? { edition: start.edition } : { version: start.version }
  if (item.id === undefined) return {}
  throw new Error(
    `${options.file} does not say which version it began with. Write the document out with "show ${name} --document", or name the version with --version or the edition with --edition.`,
  )
}

/** Saves a draft. The file then says the new version, so that it can be edited and saved again. */
export const draft: Command = {
  help: [
    [
      'draft course 7 --file course.json',
      'save a draft; the file says the version that it began with (see show)',
    ],
    ['draft course --file course.json', 'begin a new item; - reads standard input'],
  ],
  async run({ api, words, options }) {
    const { file } = options
    if (words[0] === undefined) throw new Error('Of which family? draft course 7 --file course.json')
    const family = familyNamed(words[0])
    const item = { family, ...(words[1] !== undefined && { id: readNumber(words, 1, '') }) }
    if (file === undefined) throw new Error('--file names the document; - reads standard input.')
    const content = readDocumentFile(file)
    const start = startOf(item, content, options)
    const sent = { ...item, ...start, document: content.document }
    const { id, version, document, findings } = await valueOrThrow(api.call(saveDraft, sent))
    const saved = { item: `${family} ${id}`, edition: content.start?.edition ?? start.edition ?? 0, version }
    if (file !== '-') writeDocumentFile(file, { document: document ?? content.document, start: saved })
    const numbered = document ? ['New parts have been given their numbers.'] : []
    const done = `Saved as version ${version} of the draft of ${family} ${id}.`
    return [done, ...numbered, ...findingsInWords(findings)].join('\n')
  },
}
