import { parseConfig } from '#server/config.ts'
import { openDesk } from '../desk/desk.ts'
import { acts } from './acts.ts'
import { bringBack, createBackup } from './backup.ts'
import { checkServices } from './check.ts'
import { readLine } from './options.ts'
import { seatOf } from './seat-of.ts'
import { signInCommandLine } from './sign-in.ts'
import { signOutCommandLine } from './sign-out.ts'
import { unknownAct } from './unknown-act.ts'
import { usage, usageOf } from './usage.ts'

/**
 * The command `npm run operator -- publish course 7 --site eu`: what operators do, by the running server's
 * authenticated calls. Checks and backups alone go past them.
 */
async function operate(line: readonly string[]): Promise<string> {
  const { words, options } = readLine(line)
  const [name, ...rest] = words
  const asked = name === 'help' ? rest[0] : name
  if (name === undefined || asked === undefined) return usage()
  if (options.help || name === 'help') {
    const help = usageOf(asked)
    if (help) return help
    throw new Error(unknownAct(asked))
  }
  const config = parseConfig(process.env)
  if (name === 'sign-in') return signInCommandLine(config)
  if (name === 'sign-out') return signOutCommandLine(config)
  if (name === 'check') return checkServices(config)
  if (name === 'backup') {
    if (rest[0] === undefined) throw new Error('Where to? backup /srv/backup/today')
    return createBackup(config, rest[0], new Date())
  }
  // A folder is restored, or an edition of an item: `restore course 7 --edition 2`.
  if (name === 'restore' && rest[0] !== undefined && rest.length === 1 && !options.edition)
    return bringBack(config, rest[0])
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  if (!act) throw new Error(unknownAct(name))
  return act.run({ api: openDesk(config, seatOf(config, options)), words: rest, options })
}

try {
  console.log(await operate(process.argv.slice(2)))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
