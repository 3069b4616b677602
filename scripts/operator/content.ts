import type { Api } from '#src/api/create-api.ts'
import type { ResponseOf } from '#src/contract/protocol/call.ts'
import * as contract from '#src/contract/publishing/editing.ts'
import { previewDocument } from '#src/contract/publishing/preview.ts'
import { formatFindings } from '#src/domain/content-item/format-findings.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import { auditCommands } from './audit.ts'
import type { Command, Commands } from './command.ts'
import { describePublish } from './describe-publish.ts'
import { formatDocumentFile, readDocumentFile } from './document-file.ts'
import { draftCommands } from './drafts.ts'
import { earlierDocumentCommands } from './earlier-documents.ts'
import { parseItem, parseSites } from './item.ts'
import type { CommandOptions } from './options.ts'
import { parseInstant, parseOneOf } from './parse-arguments.ts'

const show: Command = {
  help: [['show course 7 [--document]', 'show state and history, or the document as JSON']],
  async run({ api, args, options }) {
    const item = await unwrapOrThrow(api.call(contract.getContentItem, parseItem(args)))
    if (options.document) return documentText(args, item)
    const { saved, publishAt, refusedSchedule } = item
    const draft = saved
      ? [
          `draft, version ${saved.version}, saved by ${saved.editor} at ${saved.at}${publishAt ? `, to be published at ${publishAt}` : ''}`,
        ]
      : []
    const refused = refusedSchedule
      ? [`the schedule was refused at ${refusedSchedule.at}: ${refusedSchedule.reason}`]
      : []
    const withdrawal = [
      ...(item.withdrawAt ? [`to be withdrawn at ${item.withdrawAt}`] : []),
      ...(item.refusedWithdrawal
        ? [`the withdrawal was refused at ${item.refusedWithdrawal.at}: ${item.refusedWithdrawal.reason}`]
        : []),
    ]
    const history = item.history.map(
      ({ edition, act, editor, at }) => `${at}  edition ${edition}: ${act} by ${editor}`,
    )
    const findings = formatFindings(item.findings)
    const state = item.edition > 0 ? `${item.state}, edition ${item.edition}` : 'never published'
    return [state, ...draft, ...refused, ...withdrawal, ...findings, ...history].join('\n')
  },
}

/** Returns the URL of a preview page with the document of a file. The URL can be requested only once. */
async function previewFile(
  api: Api,
  args: readonly string[],
  { file = '', site: [site] = [], language }: CommandOptions,
  variant: 'desktop' | 'mobile',
): Promise<string> {
  if (site === undefined || language === undefined)
    throw new Error('The place is missing: --site eu --language de')
  const { document } = readDocumentFile(file)
  const item = { ...parseItem(args), document }
  return (await unwrapOrThrow(api.call(previewDocument, { ...item, site, language, variant }))).link
}

const preview: Command = {
  help: [
    [
      'preview course 7 --site eu --language de --variant mobile',
      'a signed link to the draft at its real address',
    ],
    [
      'preview course 7 --file course.json --site eu --language de',
      'the address of a page with a document that is not saved, for one request',
    ],
  ],
  async run({ api, args, options }) {
    const notOneOf = () => '--variant is one of:'
    const variant = parseOneOf(['desktop', 'mobile'], options.variant ?? 'desktop', notOneOf)
    if (options.file !== undefined) return previewFile(api, args, options, variant)
    return (await unwrapOrThrow(api.call(contract.previewDraft, { ...parseItem(args), variant }))).link
  },
}

/**
 * Returns the document of an item as the text of a file: the draft, or the published document if there is no draft.
 * The text contains the version on which the document is based.
 */
function documentText(
  args: readonly string[],
  { draft, published, edition, saved }: ResponseOf<typeof contract.getContentItem>,
): string {
  const { family, id } = parseItem(args)
  const start = { item: `${family} ${id}`, edition, version: saved?.version ?? null }
  return formatDocumentFile({ document: draft ?? published ?? {}, start })
}

/** Describes a publish. The command fails if a site is not live or a page failed. */
function reportPublish(published: ResponseOf<typeof contract.publishItem>): string {
  if (published.sites.some(({ failure, failures }) => failure || failures.length > 0)) process.exitCode = 1
  return describePublish(published)
}

/** Describes a scheduled publish, and the errors that would prevent the publish. */
function describeSchedule(
  { family, id }: ReturnType<typeof parseItem>,
  at: string,
  { findings }: ResponseOf<typeof contract.getContentItem>,
): string {
  const errors = findings.filter(({ level }) => level === 'error')
  const heading = errors.length > 0 ? ['These errors prevent the publish until they are corrected:'] : []
  return [`${family} ${id} will be published at ${at}.`, ...heading, ...formatFindings(errors)].join('\n')
}

const publish: Command = {
  help: [
    ['publish course 7 [--site eu]', 'publish the draft on all its sites, or only on the named ones'],
    ['publish course 7 --at 2026-12-01T08:00:00Z', 'schedule the publish on all its sites'],
  ],
  async run({ api, args, options }) {
    const item = parseItem(args)
    const at = options.at === undefined ? undefined : parseInstant(options.at, '--at')
    if (at && options.site)
      throw new Error('--at and --site exclude each other: a scheduled publish is for all sites of the item.')
    const request = { ...item, ...parseSites(options), ...(at && { at }) }
    const published = await unwrapOrThrow(api.call(contract.publishItem, request, { waitsForPublish: true }))
    return at
      ? describeSchedule(item, at, await unwrapOrThrow(api.call(contract.getContentItem, item)))
      : reportPublish(published)
  },
}

const withdraw: Command = {
  help: [
    ['withdraw course 7', 'withdraw the item from all its sites'],
    ['withdraw course 7 --at 2026-12-24T18:00:00Z', 'schedule the withdrawal'],
  ],
  async run({ api, args, options }) {
    if (options.site)
      throw new Error(
        'Nothing is withdrawn: withdraw works without --site and withdraws an item from all sites. To remove it from one site, change the sites of its audience and publish it.',
      )
    const item = parseItem(args)
    const at = options.at === undefined ? undefined : parseInstant(options.at, '--at')
    const request = { ...item, ...(at && { at }) }
    const withdrawn = await unwrapOrThrow(api.call(contract.withdrawItem, request, { waitsForPublish: true }))
    return at ? `${item.family} ${item.id} will be withdrawn at ${at}.` : reportPublish(withdrawn)
  },
}

const checkContent: Command = {
  help: [['check-content', 'check the published content']],
  async run({ api }) {
    const { items, findings } = await unwrapOrThrow(api.call(contract.checkContent, {}))
    if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
    return [`${items} items checked`, ...formatFindings(findings)].join('\n')
  },
}

/** The editors' commands for a single item and for published content. */
export const contentCommands: Commands = {
  show,
  ...draftCommands,
  ...earlierDocumentCommands,
  preview,
  publish,
  withdraw,
  'check-content': checkContent,
  ...auditCommands,
}
