import type { ResponseOf } from '#src/contract/protocol/call.ts'
import { getDesk } from '#src/contract/publishing/desk.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'

/** Describes the limits of an editor's role, one per line; returns no line if the role is not limited. */
function describeLimits(limits: ResponseOf<typeof getDesk>['limits']): string[] {
  const { sites = null, languages = null } = limits ?? {}
  return [
    ...(sites ? [`may change items that only these sites show: ${sites.join(', ')}`] : []),
    ...(languages ? [`may change texts in: ${languages.join(', ')}`] : []),
  ]
}

const whoAmI: Command = {
  help: [['whoami', 'show in whose name commands act, with roles, limits and sites']],
  async run({ api }) {
    const { name, email, roles, limits, sites } = await unwrapOrThrow(api.call(getDesk, {}))
    return [
      email ? `${name} <${email}>` : name,
      `roles: ${roles.join(', ')}`,
      ...describeLimits(limits),
      `sites: ${sites.map(({ folder }) => folder).join(', ')}`,
    ].join('\n')
  },
}

/** The command that shows in whose name commands act. */
export const whoAmICommands: Commands = { whoami: whoAmI }
