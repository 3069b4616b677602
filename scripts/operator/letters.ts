import { createInvitation, withdrawInvitation } from '#src/contract/learning/invitation.ts'
import { invitationKind } from '#src/domain/invitation/invitation-letter.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command, Commands } from './act.ts'
import { day, readNumber, readOneOf } from './read-words.ts'

const which = 'To what? letter course 7 --until 2026-12-31'

const letter: Command = {
  help: [
    [
      'letter course 7 --until 2026-12-31 [--email ada@example.org] [--site eu]',
      `an invitation letter; its code is told once. Of ${invitationKind.options.join(', ')}`,
    ],
  ],
  async run({ api, words, options: { email, site, until } }) {
    if (words[0] === undefined || until === undefined) throw new Error(which)
    const kind = readOneOf(
      invitationKind.options,
      words[0],
      (text) => `There is no letter to "${text}". It is one of:`,
    )
    const targetId = readNumber(words, 1, which)
    if (site && site.length > 1)
      throw new Error('A letter is for one site, or without --site for those that show it.')
    const only = { ...(email && { email }), ...(site && { site: site[0] }) }
    const validUntil = `${day(until, '--until')}T23:59:59Z`
    const { code } = await valueOrThrow(api.call(createInvitation, { kind, targetId, ...only, validUntil }))
    return `The letter's code is ${code}. It is told this once.`
  },
}

const unletter: Command = {
  help: [['unletter CODE', 'take a letter back that nobody has used']],
  async run({ api, words: [code] }) {
    if (!code) throw new Error('Which? unletter CODE')
    await valueOrThrow(api.call(withdrawInvitation, { code }))
    return 'The letter opens nothing any more.'
  },
}

/** What reviewers do with invitation letters. */
export const letterCommands: Commands = { letter, unletter }
