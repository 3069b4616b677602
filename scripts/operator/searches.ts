import { getMissedSearches } from '#src/contract/publishing/missed-search.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'

const list: Command = {
  help: [['searches [site]', 'list searches without results, the most frequent first']],
  async run({ api, args: [site] }) {
    const missed = await unwrapOrThrow(api.call(getMissedSearches, site === undefined ? {} : { site }))
    if (missed.length === 0) return 'No search was without results.'
    return missed
      .map(
        ({ keyword, site, language, count, day }) =>
          `${count} × ${keyword}  ${site}, ${language}, last on ${day}`,
      )
      .join('\n')
  },
}

/** The commands for the search of the portal. */
export const searchCommands: Commands = { searches: list }
