import { family } from '#src/domain/content-item/families.ts'
import type { Command } from './act.ts'
import { acts } from './acts.ts'

/** The acts that no call of operators does: those of the command line itself, and of the database as a whole. */
export const wholeActs: Readonly<Record<string, Command['help']>> = {
  'sign-in': [['sign-in', 'opens a session of your own in your browser; commands then act as you']],
  'sign-out': [['sign-out', 'ends that session']],
  check: [
    [
      'check',
      'tries database, bucket, mail, sign-on, payment, scanner, disk and clock, and names what is not configured',
    ],
  ],
  backup: [['backup /srv/backup/today', 'the whole database as a file (docs/how-to/back-up.md)']],
  restore: [['restore /srv/backup/today', 'the same into an empty database, while no server runs']],
}

/** How wide the first column is; what is longer has a line of its own. */
const width = 38

const line = ([typed, does]: Command['help'][number]): string =>
  typed.length < width ? `  ${typed.padEnd(width)}${does}` : `  ${typed}\n${' '.repeat(width + 2)}${does}`

/** What `npm run operator` says of itself. */
export const usage = (): string => `npm run operator -- ACT FAMILY NUMBER [options]

${[...Object.values(acts).flatMap(({ help }) => help), ...Object.values(wholeActs).flat()].map(line).join('\n')}

ACT --help says this of one act.

Whoever decides, grades or invites must say who they are: by sign-in, or by --as you@example.org while signed in to the portal with
the role for it, which the log calls "by token". Acts that move money need sign-in. What needs no person is written down as "command line".

Families: ${family.options.join(', ')}`

/** Returns the help of one act, or undefined where there is none of that name. An act may be one of the server's calls and one of its own too. */
export function usageOf(name: string): string | undefined {
  const lines = [acts, wholeActs].flatMap((each) => {
    const found = Object.hasOwn(each, name) ? each[name] : undefined
    return found ? ('help' in found ? found.help : found) : []
  })
  return lines.length === 0 ? undefined : lines.map(line).join('\n')
}
