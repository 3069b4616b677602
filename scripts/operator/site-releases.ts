import * as contract from '#src/contract/publishing/site-hold.ts'
import { getSiteStates } from '#src/contract/publishing/site-state.ts'
import { formatSiteHold } from '#src/domain/content-item/site-hold.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import { describeSites } from './describe-publish.ts'
import { describeSiteHistory, describeSiteState } from './describe-site-state.ts'

const rollBack: Command = {
  help: [
    ['roll-back eu --reason "..."', 'show the previous release, and hold the site there until release-hold'],
    ['roll-back eu --release 2026-11-26T09-12-00.120Z --reason "..."', 'the same with that release'],
  ],
  async run({ api, args: [folder], options: { reason, release } }) {
    if (!folder || !reason) throw new Error('The site or --reason is missing: roll-back eu --reason "..."')
    const request = { folder, reason, ...(release && { release }) }
    const hold = await unwrapOrThrow(api.call(contract.rollBackSite, request, { waitsForPublish: true }))
    return [
      `${folder}: ${formatSiteHold(hold)}`,
      'Search, seats and prices continue with current content.',
    ].join('\n')
  },
}

const releaseHold: Command = {
  help: [['release-hold eu', 'release the hold: the site shows its newest pages']],
  async run({ api, args: [folder] }) {
    if (!folder) throw new Error('The site is missing: release-hold eu')
    const { sites } = await unwrapOrThrow(
      api.call(contract.releaseSiteHold, { folder }, { waitsForPublish: true }),
    )
    if (sites.some(({ failure, failures }) => failure || failures.length > 0)) process.exitCode = 1
    return describeSites(sites).join('\n')
  },
}

const list: Command = {
  help: [['holds', 'list the sites that are held at a release, with editor, time and reason']],
  async run({ api }) {
    const holds = await unwrapOrThrow(api.call(contract.getSiteHolds, {}))
    return holds.map((hold) => `${hold.site}: ${formatSiteHold(hold)}`).join('\n') || 'No site is held.'
  },
}

const sites: Command = {
  help: [
    ['sites', 'list the sites with their release, last publish, hold and queued publish'],
    ['sites eu', 'the same for one site, with its stored releases and last publishes'],
  ],
  async run({ api, args: [folder] }) {
    const states = await unwrapOrThrow(api.call(getSiteStates, {}))
    if (folder === undefined) return states.flatMap(describeSiteState).join('\n')
    const state = states.find(({ site }) => site === folder)
    if (!state) throw new Error(`There is no site "${folder}".`)
    return [...describeSiteState(state), ...describeSiteHistory(state)].join('\n')
  },
}

/** The editors' commands for releases of a site. */
export const siteReleaseCommands: Commands = {
  'roll-back': rollBack,
  'release-hold': releaseHold,
  holds: list,
  sites,
}
