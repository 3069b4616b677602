import { readFileSync } from 'node:fs'
import type { AnswerOf } from '#src/contract/call.ts'
import * as contract from '#src/contract/editing.ts'
import { findingsInWords } from '#src/domain/content/findings-in-words.ts'
import { answered } from '../desk/desk.ts'
import type { Act, Acts } from './act.ts'
import { familyNamed, itemNamed, sitesNamed } from './item.ts'
import { listInWords, listing, listOptions } from './listing.ts'
import { instant, numberIn, oneOf, wholeNumber } from './typed.ts'
import { publishedInWords } from './words.ts'

const show: Act = {
  help: [['show course 7 [--document]', 'state and history; the document as JSON']],
  async run({ api, words, options }) {
    const item = await answered(api.call(contract.getContentItem, itemNamed(words)))
    if (options.document) return JSON.stringify(item.draft ?? item.published, null, 2)
    const draft = item.draft ? [item.publishAt ? `draft, published at ${item.publishAt}` : 'draft'] : []
    const history = item.history.map(
      ({ edition, act, editor, at }) => `${at}  edition ${edition}: ${act} by ${editor}`,
    )
    return [`${item.state}, edition ${item.edition}`, ...draft, ...history].join('\n')
  },
}

/** The document in a file of JSON; `-` is the standard input. */
function documentIn(file: string): Record<string, unknown> {
  const text = readFileSync(file === '-' ? 0 : file, 'utf8')
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch (error) {
    throw new Error(
      `${file === '-' ? 'The standard input' : file} holds no JSON: ${(error as Error).message}`,
    )
  }
}

const draft: Act = {
  help: [
    [
      'draft course 7 --file course.json',
      'keep a draft (- reads standard input; without a number a new item begins)',
    ],
  ],
  async run({ api, words, options: { file } }) {
    if (words[0] === undefined) throw new Error('Of which family? draft course 7 --file course.json')
    const family = familyNamed(words[0])
    const id = words[1] === undefined ? undefined : numberIn(words, 1, '')
    if (file === undefined) throw new Error('--file names the document; - reads standard input.')
    const document = documentIn(file)
    const edition =
      id === undefined ? 0 : (await answered(api.call(contract.getContentItem, { family, id }))).edition
    const kept = await answered(
      api.call(contract.saveDraft, { family, ...(id && { id }), edition, document }),
    )
    return `Kept as the draft of ${family} ${kept.id}.`
  },
}

const preview: Act = {
  help: [
    [
      'preview course 7 --site eu --language de --variant mobile',
      'a signed link to the draft at its real address',
    ],
  ],
  async run({ api, words, options }) {
    const says = () => '--variant is one of:'
    const variant = oneOf(['desktop', 'mobile'], options.variant ?? 'desktop', says)
    return (await answered(api.call(contract.previewDraft, { ...itemNamed(words), variant }))).link
  },
}

/** The words about a publish; a site on which it is not live, or a page that could not be made, makes the command fail. */
function tellOf(published: AnswerOf<typeof contract.publishItem>): string {
  if (published.sites.some(({ failure, failures }) => failure || failures.length > 0)) process.exitCode = 1
  return publishedInWords(published)
}

const publish: Act = {
  help: [
    ['publish course 7 [--site eu]', 'publish the draft, and all sites that show it or only the named'],
    ['publish course 7 --at 2026-12-01T08:00:00Z', 'publish the draft then, by itself, on all its sites'],
  ],
  async run({ api, words, options }) {
    const item = itemNamed(words)
    const at = options.at === undefined ? undefined : instant(options.at, '--at')
    if (at && options.site)
      throw new Error('With --at every site that shows the item gets it: without --site.')
    const wish = { ...item, ...sitesNamed(options), ...(at && { at }) }
    const done = await answered(api.call(contract.publishItem, wish, { patient: true }))
    return at ? `${item.family} ${item.id} is published at ${at}.` : tellOf(done)
  },
}

const withdraw: Act = {
  help: [['withdraw course 7 [--site eu]', 'take it from readers']],
  async run({ api, words, options }) {
    const wish = { ...itemNamed(words), ...sitesNamed(options) }
    return tellOf(await answered(api.call(contract.withdrawItem, wish, { patient: true })))
  },
}

const restore: Act = {
  help: [['restore course 7 --edition 2', 'make an older edition the draft']],
  async run({ api, words, options }) {
    if (options.edition === undefined) throw new Error('--edition says which: see show.')
    const edition = wholeNumber(options.edition, '--edition')
    const item = itemNamed(words)
    await answered(api.call(contract.restoreEdition, { ...item, edition }))
    return `Edition ${edition} is the draft of ${item.family} ${item.id} now.`
  },
}

const checkContent: Act = {
  help: [['check-content', 'what is wrong with the published content']],
  async run({ api }) {
    const { items, findings } = await answered(api.call(contract.checkContent, {}))
    if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
    return [`${items} items checked`, ...findingsInWords(findings)].join('\n')
  },
}

const log = listing(
  contract.getAudit,
  'audit',
  'entry',
  ({ at, actor, act, subject, detail }) => `${at}  ${actor}  ${act} ${subject} ${JSON.stringify(detail)}`,
)

const audit: Act = {
  help: [
    [`audit [course 7] ${listOptions}`, 'what operators did: --filter actor=ada@example.org, act=publish'],
  ],
  async run({ api, words, options }) {
    const item = words.length > 0 ? itemNamed(words) : undefined
    const lines = await listInWords(api, log, options, item && { subject: `${item.family} ${item.id}` })
    return lines.join('\n')
  },
}

/** What editors do with one item, and with what is published. */
export const content: Acts = {
  show,
  draft,
  preview,
  publish,
  withdraw,
  restore,
  'check-content': checkContent,
  audit,
}
