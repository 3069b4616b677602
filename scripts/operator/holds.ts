import * as contract from '#src/contract/publishing/site-hold.ts'
import { siteHoldInWords } from '#src/domain/content-item/site-hold.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command, Commands } from './act.ts'
import { sitesInWords } from './words.ts'

const rollBack: Command = {
  help: [
    ['roll-back eu --reason "..."', 'show the release before, and hold the site there until release-hold'],
    ['roll-back eu --release 2026-11-26T09-12-00.120Z --reason "..."', 'the same with that release'],
  ],
  async run({ api, words: [folder], options: { reason, release } }) {
    if (!folder || !reason) throw new Error('Which site, and why? roll-back eu --reason "..."')
    const wish = { folder, reason, ...(release && { release }) }
    const hold = await valueOrThrow(api.call(contract.rollBackSite, wish, { patient: true }))
    return [
      `${folder}: ${siteHoldInWords(hold)}`,
      'Search, seats and prices go on with current content.',
    ].join('\n')
  },
}

const releaseHold: Command = {
  help: [['release-hold eu', 'let a site go on: it shows what was prepared meanwhile']],
  async run({ api, words: [folder] }) {
    if (!folder) throw new Error('Which site? release-hold eu')
    const { sites } = await valueOrThrow(api.call(contract.releaseSiteHold, { folder }, { patient: true }))
    if (sites.some(({ failure, failures }) => failure || failures.length > 0)) process.exitCode = 1
    return sitesInWords(sites).join('\n')
  },
}

const list: Command = {
  help: [['holds', 'the sites that are held at a release, by whom, since when and why']],
  async run({ api }) {
    const holds = await valueOrThrow(api.call(contract.getSiteHolds, {}))
    return holds.map((hold) => `${hold.site}: ${siteHoldInWords(hold)}`).join('\n') || 'No site is held.'
  },
}

/** What editors do with the releases of a site. */
export const holds: Commands = { 'roll-back': rollBack, 'release-hold': releaseHold, holds: list }
