import { family } from '#src/domain/content-item/families.ts'
import type { Command } from './command.ts'
import { commands } from './commands.ts'

/**
 * The help of the commands that are not in `commands`: signing in and out, the check of the services, and the
 * commands for the whole database.
 */
export const localCommands: Readonly<Record<string, Command['help']>> = {
  'sign-in': [['sign-in', 'sign in with your browser; commands then act as you']],
  'sign-out': [['sign-out', 'end that session']],
  check: [
    [
      'check',
      'check database, bucket, mail, sign-in, payment, scanner, disk and clock, and list what is not configured',
    ],
  ],
  migrate: [['migrate', 'apply the pending migrations of PostgreSQL (docs/how-to/upgrade.md)']],
  backup: [
    ['backup /srv/backup/today', 'dump the whole database (docs/how-to/back-up.md)'],
    ['backup /srv/backup/today --encrypt-to age1...', 'encrypt the dump; or --passphrase-file FILE'],
  ],
  restore: [
    ['restore /srv/backup/today', 'restore a dump into an empty database, while no server runs'],
    ['restore /srv/backup/today --identity-file FILE', 'decrypt the dump; or --passphrase-file FILE'],
  ],
}

/** The width of the first column of the help. A longer syntax gets its own line. */
const width = 38

const line = ([syntax, description]: Command['help'][number]): string =>
  syntax.length < width
    ? `  ${syntax.padEnd(width)}${description}`
    : `  ${syntax}\n${' '.repeat(width + 2)}${description}`

/** Returns the help of `npm run operator`. */
export const formatUsage = (): string => `npm run operator -- COMMAND FAMILY NUMBER [options]

${[...Object.values(commands).flatMap(({ help }) => help), ...Object.values(localCommands).flat()].map(line).join('\n')}

COMMAND --help shows the help of one command.

Commands that decide, grade or invite need a person: use sign-in, or --as you@example.org while you are signed in to the portal with
the role for it (the audit log adds "by token"). Commands that move money need sign-in. The audit log names other commands "command line".

Families: ${family.options.join(', ')}`

/**
 * Returns the help of a command; undefined if there is no such command. `restore` is both in `commands` and in
 * `localCommands`.
 */
export function findUsage(name: string): string | undefined {
  const lines = [commands, localCommands].flatMap((each) => {
    const found = Object.hasOwn(each, name) ? each[name] : undefined
    return found ? ('help' in found ? found.help : found) : []
  })
  return lines.length === 0 ? undefined : lines.map(line).join('\n')
}
