import { parseConfig } from '#server/config.ts'
import { openDesk } from '../desk/desk.ts'
import { type ActName, acts } from './acts.ts'
import { backUp, bringBack } from './backup.ts'
import { readCommand, usage } from './command.ts'

/**
 * The command `npm run operator -- publish course 7 --site eu`: what operators do, by the running server's
 * authenticated calls.
 */
try {
  const command = readCommand(process.argv.slice(2), [...Object.keys(acts), 'backup'])
  const config = () => parseConfig(process.env)
  if (!command) console.log(usage)
  else if (command.backup !== undefined)
    console.log(
      command.act === 'backup'
        ? await backUp(config(), command.backup, new Date())
        : await bringBack(config(), command.backup),
    )
  else if (command.act === 'backup') throw new Error('Where to? backup /srv/backup/today')
  else console.log(await acts[command.act as ActName](openDesk(config(), command), command))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
