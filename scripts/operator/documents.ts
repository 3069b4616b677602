import * as contract from '#src/contract/publishing/content-document.ts'
import { findChangedPages } from '#src/contract/publishing/preview.ts'
import { formatFindings } from '#src/domain/content-item/format-findings.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import { readDocumentFile } from './document-file.ts'
import { parseFamily, parseItem } from './item.ts'
import { parseNumber } from './parse-arguments.ts'

const judge: Command = {
  help: [
    ['judge course 7 --file course.json', 'list what would prevent publishing a document, without saving it'],
  ],
  async run({ api, args, options: { file } }) {
    if (args[0] === undefined) throw new Error('The family is missing: judge course 7 --file course.json')
    if (file === undefined)
      throw new Error('--file is missing: it names the document; - reads standard input.')
    const item = {
      family: parseFamily(args[0]),
      ...(args[1] !== undefined && { id: parseNumber(args, 1, '') }),
    }
    const { document } = readDocumentFile(file)
    const { findings } = await unwrapOrThrow(api.call(contract.checkDocument, { ...item, document }))
    if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
    return findings.length === 0 ? 'Nothing prevents publishing.' : formatFindings(findings).join('\n')
  },
}

const uses: Command = {
  help: [['uses course 7', 'list the published items that refer to an item']],
  async run({ api, args }) {
    const { items, total } = await unwrapOrThrow(api.call(contract.findUses, parseItem(args)))
    const more = total > items.length ? [`and ${total - items.length} more`] : []
    if (total === 0) return 'No published item refers to it.'
    return [...items.map(({ family, id, title }) => `${family} ${id}  ${title}`), ...more].join('\n')
  },
}

const duplicate: Command = {
  help: [['duplicate course 7', 'create a new item whose draft is a copy of this one']],
  async run({ api, args }) {
    const item = parseItem(args)
    const { id, version } = await unwrapOrThrow(api.call(contract.duplicateItem, item))
    return `${item.family} ${id} is a copy of ${item.family} ${item.id}: version ${version} of its draft.`
  },
}

const changedPages: Command = {
  help: [['changed-pages course 7', 'list the pages that publishing the draft would change']],
  async run({ api, args }) {
    const { sites } = await unwrapOrThrow(api.call(findChangedPages, parseItem(args)))
    if (sites.length === 0) return 'Publishing would change no page.'
    return sites
      .flatMap(({ site, pages, lists, first }) => [
        `${site}: ${pages} pages of items, and at most ${lists} lists, feeds and home pages`,
        ...first.map(({ path, kind }) => `  ${kind}  ${path}`),
      ])
      .join('\n')
  },
}

/** The editors' commands for documents. */
export const documentCommands: Commands = {
  judge,
  uses,
  duplicate,
  'changed-pages': changedPages,
}
