import type { AnswerOf } from '#src/contract/protocol/call.ts'
import * as contract from '#src/contract/publishing/editing.ts'
import { findingsInWords } from '#src/domain/content-item/findings-in-words.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command, Commands } from './act.ts'
import { detailInWords } from './detail-in-words.ts'
import { documentFileText } from './document-file.ts'
import { drafts } from './drafts.ts'
import { itemNamed, sitesNamed } from './item.ts'
import { createPrintedList, listOptions, printList } from './listing.ts'
import { readInstant, readOneOf, wholeNumber } from './read-words.ts'
import { publishedInWords } from './words.ts'

const show: Command = {
  help: [['show course 7 [--document]', 'state and history; the document as JSON']],
  async run({ api, words, options }) {
    const item = await valueOrThrow(api.call(contract.getContentItem, itemNamed(words)))
    if (options.document) return writtenOut(words, item)
    const { saved, publishAt, refusedSchedule } = item
    const draft = saved
      ? [
          `draft, version ${saved.version}, saved by ${saved.editor} at ${saved.at}${publishAt ? `, to be published at ${publishAt}` : ''}`,
        ]
      : []
    const refused = refusedSchedule
      ? [`the schedule was refused at ${refusedSchedule.at}: ${refusedSchedule.reason}`]
      : []
    const history = item.history.map(
      ({ edition, act, editor, at }) => `${at}  edition ${edition}: ${act} by ${editor}`,
    )
    const findings = findingsInWords(item.findings)
    const state = item.edition > 0 ? `${item.state}, edition ${item.edition}` : 'never published'
    return [state, ...draft, ...refused, ...findings, ...history].join('\n')
  },
}

const preview: Command = {
  help: [
    [
      'preview course 7 --site eu --language de --variant mobile',
      'a signed link to the draft at its real address',
    ],
  ],
  async run({ api, words, options }) {
    const says = () => '--variant is one of:'
    const variant = readOneOf(['desktop', 'mobile'], options.variant ?? 'desktop', says)
    return (await valueOrThrow(api.call(contract.previewDraft, { ...itemNamed(words), variant }))).link
  },
}

/** The document of an item, the draft or else the published one, with what an editor of it begins with. */
function writtenOut(
  words: readonly string[],
  { draft, published, edition, saved }: AnswerOf<typeof contract.getContentItem>,
): string {
  const { family, id } = itemNamed(words)
  const start = { item: `${family} ${id}`, edition, version: saved?.version ?? null }
  return documentFileText({ document: draft ?? published ?? {}, start })
}

/** The words about a publish; a site on which it is not live, or a page that could not be made, makes the command fail. */
function tellOf(published: AnswerOf<typeof contract.publishItem>): string {
  if (published.sites.some(({ failure, failures }) => failure || failures.length > 0)) process.exitCode = 1
  return publishedInWords(published)
}

/** That an item will be published, and what has to be mended until then. */
function scheduledInWords(
  { family, id }: ReturnType<typeof itemNamed>,
  at: string,
  { findings }: AnswerOf<typeof contract.getContentItem>,
): string {
  const errors = findings.filter(({ level }) => level === 'error')
  const until = errors.length > 0 ? ['Until then, mend what would keep it back:'] : []
  return [`${family} ${id} will be published at ${at}.`, ...until, ...findingsInWords(errors)].join('\n')
}

const publish: Command = {
  help: [
    ['publish course 7 [--site eu]', 'publish the draft, and all sites that show it or only the named'],
    ['publish course 7 --at 2026-12-01T08:00:00Z', 'publish the draft then, by itself, on all its sites'],
  ],
  async run({ api, words, options }) {
    const item = itemNamed(words)
    const at = options.at === undefined ? undefined : readInstant(options.at, '--at')
    if (at && options.site)
      throw new Error('With --at every site that shows the item gets it: without --site.')
    const wish = { ...item, ...sitesNamed(options), ...(at && { at }) }
    const done = await valueOrThrow(api.call(contract.publishItem, wish, { patient: true }))
    return at
      ? scheduledInWords(item, at, await valueOrThrow(api.call(contract.getContentItem, item)))
      : tellOf(done)
  },
}

const withdraw: Command = {
  help: [['withdraw course 7', 'take it from readers, on all sites that show it']],
  async run({ api, words, options }) {
    if (options.site)
      throw new Error(
        'Nothing is withdrawn: withdraw takes an item from all sites, without --site. To take it off one site, change the sites of its audience and publish it.',
      )
    return tellOf(await valueOrThrow(api.call(contract.withdrawItem, itemNamed(words), { patient: true })))
  },
}

const restore: Command = {
  help: [
    ['restore course 7 --edition 2', 'make an older edition the draft'],
    ['restore course 7 --edition 2 --version 13', 'the same in place of version 13 of the draft'],
  ],
  async run({ api, words, options }) {
    if (options.edition === undefined) throw new Error('--edition says which: see show.')
    const edition = wholeNumber(options.edition, '--edition')
    const item = itemNamed(words)
    const version = options.version === undefined ? undefined : wholeNumber(options.version, '--version')
    const restored = { ...item, edition, ...(version && { version }) }
    const saved = await valueOrThrow(api.call(contract.restoreEdition, restored))
    return `Edition ${edition} is the draft of ${item.family} ${item.id} now, as version ${saved.version}.`
  },
}

const checkContent: Command = {
  help: [['check-content', 'what is wrong with the published content']],
  async run({ api }) {
    const { items, findings } = await valueOrThrow(api.call(contract.checkContent, {}))
    if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
    return [`${items} items checked`, ...findingsInWords(findings)].join('\n')
  },
}

const log = createPrintedList(
  contract.getAudit,
  'audit',
  'entry',
  ({ at, actor, act, subject, detail }) => `${at}  ${actor}  ${act} ${subject}${detailInWords(detail)}`,
)

const audit: Command = {
  help: [
    [
      `audit [course 7] ${listOptions}`,
      'what operators did, with an item, an order or a person: --filter actor=ada@example.org, act=publish',
    ],
  ],
  async run({ api, words, options }) {
    const subject = words.length > 0 ? { subject: words.join(' ') } : undefined
    return (await printList(api, log, options, subject)).join('\n')
  },
}

/** What editors do with one item, and with what is published. */
export const content: Commands = {
  show,
  ...drafts,
  preview,
  publish,
  withdraw,
  restore,
  'check-content': checkContent,
  audit,
}
