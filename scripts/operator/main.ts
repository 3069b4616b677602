import { parseConfig } from '#server/config.ts'
import { openOperatorApi } from '../api-client/operator-api.ts'
import { createBackup, restoreBackup } from './backup.ts'
import type { BackupKeys } from './backup-encryption.ts'
import { checkServices } from './check.ts'
import { commands } from './commands.ts'
import { migrateDatabase } from './migrate.ts'
import { operatorContextOf } from './operator-context.ts'
import { type CommandOptions, parseCommandLine } from './options.ts'
import { signInCommandLine } from './sign-in.ts'
import { signOutCommandLine } from './sign-out.ts'
import { describeUnknownCommand } from './unknown-command.ts'
import { findUsage, formatUsage } from './usage.ts'

const backupKeysOf = (options: CommandOptions): BackupKeys => ({
  recipients: options['encrypt-to'],
  passphraseFile: options['passphrase-file'],
  identityFile: options['identity-file'],
})

/**
 * Runs a command of an operator, such as `npm run operator -- publish course 7 --site eu`, and returns the text to
 * print. The commands in `commands` call the API of the running server.
 */
async function runCommand(typedWords: readonly string[]): Promise<string> {
  const { args, options } = parseCommandLine(typedWords)
  const [name, ...rest] = args
  const topic = name === 'help' ? rest[0] : name
  if (name === undefined || topic === undefined) return formatUsage()
  if (options.help || name === 'help') {
    const help = findUsage(topic)
    if (help) return help
    throw new Error(describeUnknownCommand(topic))
  }
  if (name === 'migrate') return migrateDatabase(process.env, console.log)
  const config = parseConfig(process.env)
  if (name === 'sign-in') return signInCommandLine(config)
  if (name === 'sign-out') return signOutCommandLine(config)
  if (name === 'check') return checkServices(config)
  if (name === 'backup') {
    if (rest[0] === undefined) throw new Error('The folder is missing: backup /srv/backup/today')
    return createBackup(config, rest[0], { now: new Date(), keys: backupKeysOf(options) })
  }
  // `restore` has two meanings: it restores a backup folder, or, as in `restore course 7 --edition 2`, an edition of
  // an item.
  if (name === 'restore' && rest[0] !== undefined && rest.length === 1 && !options.edition)
    return restoreBackup(config, rest[0], backupKeysOf(options))
  const action = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!action) throw new Error(describeUnknownCommand(name))
  return action.run({
    api: openOperatorApi(config, operatorContextOf(config, options, action)),
    args: rest,
    options,
  })
}

try {
  const output = await runCommand(process.argv.slice(2))
  // A command that has already printed its output returns an empty text.
  if (output !== '') console.log(output)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
