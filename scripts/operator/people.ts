import { endSessionsOf } from '#src/contract/identity/session.ts'
import { grantExtraTime } from '#src/contract/learning/extra-time.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import { attemptsCommand } from './attempts.ts'
import type { Command, Commands } from './command.ts'

const endSessions: Command = {
  help: [['end-sessions ada@example.org', 'end all sessions of a person']],
  async run({ api, args: [email] }) {
    if (email === undefined) throw new Error('The email address is missing: end-sessions ada@example.org')
    const { ended } = await unwrapOrThrow(api.call(endSessionsOf, { email }))
    return `${email} is signed out: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`
  },
}

const extraTime: Command = {
  help: [['extra-time ada@example.org --percent 25', 'grant more time in exams; 0 removes it']],
  async run({ api, args: [email], options: { percent } }) {
    if (email === undefined)
      throw new Error('The email address is missing: extra-time ada@example.org --percent 25')
    if (percent === undefined)
      throw new Error('--percent is missing: the extra time in percent of the usual time; 0 removes it.')
    if (!/^\d{1,3}$/.test(percent) || Number(percent) > 200)
      throw new Error(`--percent is a whole number from 0 to 200, not "${percent}".`)
    const granted = await unwrapOrThrow(api.call(grantExtraTime, { email, percent: Number(percent) }))
    return `${email} has ${granted.percent} % more time in exams.`
  },
}

/** The commands for one person; the first argument is the email address. */
export const personCommands: Commands = {
  'end-sessions': endSessions,
  'extra-time': extraTime,
  attempts: attemptsCommand,
}
