import { createInvitation, withdrawInvitation } from '#src/contract/learning/invitation.ts'
import { invitationKind } from '#src/domain/invitation/invitation-letter.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import { parseDay, parseNumber, parseOneOf } from './parse-arguments.ts'

const usage = 'The item or --until is missing: letter course 7 --until 2026-12-31'

const letter: Command = {
  help: [
    [
      'letter course 7 --until 2026-12-31 [--email ada@example.org] [--site eu]',
      `create an invitation letter; its code is shown once. Kinds: ${invitationKind.options.join(', ')}`,
    ],
  ],
  async run({ api, args, options: { email, site, until } }) {
    if (args[0] === undefined || until === undefined) throw new Error(usage)
    const kind = parseOneOf(
      invitationKind.options,
      args[0],
      (text) => `A letter can't invite to "${text}". It is one of:`,
    )
    const targetId = parseNumber(args, 1, usage)
    if (site && site.length > 1)
      throw new Error('A letter is for one site, or without --site for all sites that show the item.')
    const restrictions = { ...(email && { email }), ...(site && { site: site[0] }) }
    const validUntil = `${parseDay(until, '--until')}T23:59:59Z`
    const { code } = await unwrapOrThrow(
      api.call(createInvitation, { kind, targetId, ...restrictions, validUntil }),
    )
    return `The letter's code is ${code}. It is shown only once.`
  },
}

const unletter: Command = {
  help: [['unletter CODE', 'withdraw an unused letter']],
  async run({ api, args: [code] }) {
    if (!code) throw new Error('The code of the letter is missing: unletter CODE')
    await unwrapOrThrow(api.call(withdrawInvitation, { code }))
    return 'The letter is withdrawn.'
  },
}

/** The reviewers' commands for invitation letters. */
export const letterCommands: Commands = { letter, unletter }
