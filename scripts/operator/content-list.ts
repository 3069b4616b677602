import { countPendingTexts, findContentItems } from '#src/contract/publishing/content-list.ts'
import { confirmTexts } from '#src/contract/publishing/draft.ts'
import type { ListedItem } from '#src/domain/content-item/listed-item.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import { parseItem } from './item.ts'
import { createPrintedList, listOptions, printList } from './printed-list.ts'

/** Describes the languages whose texts are missing or outdated: "de: 2 outdated, pl: 4 missing". */
function describeLanguages(languages: ListedItem['languages']): string {
  const open = Object.entries(languages).map(([language, { missing, outdated }]) => {
    const counts = [missing > 0 ? `${missing} missing` : '', outdated > 0 ? `${outdated} outdated` : '']
    return [language, counts.filter(Boolean).join(' and ')]
  })
  return open.flatMap(([language, counts]) => (counts ? `${language}: ${counts}` : [])).join(', ')
}

function describeItem({ family, id, title, code, state, draft, languages, editor, changedAt }: ListedItem) {
  const schedule = draft?.publishAt ? `, to be published at ${draft.publishAt}` : ''
  const states = state === 'draft' ? `draft${schedule}` : `${state}${draft ? ` with draft${schedule}` : ''}`
  const name = `${family} ${id}  ${title}${code && code !== title ? ` (${code})` : ''}`
  const texts = describeLanguages(languages)
  return [name, states, ...(texts ? [texts] : []), `${editor} at ${changedAt}`].join('  ')
}

const rows = createPrintedList(findContentItems, 'items', 'item', describeItem)

const items: Command = {
  help: [
    [
      `items ${listOptions}`,
      'list items by the last change, with state, draft, and languages whose texts are missing or outdated',
    ],
  ],
  async run({ api, options }) {
    const lines = await printList(api, rows, options)
    return lines.length > 0 ? lines.join('\n') : 'No items.'
  },
}

const pendingTexts: Command = {
  help: [['pending-texts', 'list how many items have texts to translate, by language']],
  async run({ api }) {
    const counts = await unwrapOrThrow(api.call(countPendingTexts, {}))
    return counts
      .map(({ language, missing, outdated }) => `${language}: ${missing} missing, ${outdated} outdated`)
      .join('\n')
  },
}

const confirm: Command = {
  help: [
    [
      'confirm-texts course 7 --language de',
      'confirm outdated translations; or only --paths texts.de.name,texts.de.summary',
    ],
  ],
  isLanguageOfTexts: true,
  async run({ api, args, options }) {
    const { language, paths } = options
    if (!language) throw new Error('--language is missing.')
    const request = { ...parseItem(args), language, ...(paths && { paths: paths.split(',') }) }
    const { confirmed } = await unwrapOrThrow(api.call(confirmTexts, request))
    return `Texts confirmed: ${confirmed}.`
  },
}

/** The editors' commands for the list of items and the texts to translate. */
export const contentListCommands: Commands = {
  items,
  'pending-texts': pendingTexts,
  'confirm-texts': confirm,
}
