import { getAttempts } from '#src/contract/learning/attempt.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command } from './command.ts'

/**
 * The command that lists a learner's exam attempts, the newest first, with the times at which the learner left the
 * exam's window.
 */
export const attemptsCommand: Command = {
  help: [
    ['attempts ada@example.org', 'a learner’s exams, with the times at which the exam’s window was left'],
  ],
  async run({ api, args: [email] }) {
    if (email === undefined) throw new Error('The email address is missing: attempts ada@example.org')
    const rows = await unwrapOrThrow(api.call(getAttempts, { email }))
    const lines = rows.flatMap(({ attemptId, exam, targetId, state, score, begunAt, endedAt, events }) => {
      const points = score === null ? '' : `, ${score} points`
      const times = `${begunAt} to ${endedAt ?? 'now'}`
      return [
        `${attemptId}  ${exam} ${targetId}  ${state}${points}, ${times}`,
        ...events.map(({ at, type }) => `    ${at}  ${type}`),
      ]
    })
    return lines.length > 0 ? lines.join('\n') : 'No attempts.'
  },
}
