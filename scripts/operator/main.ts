import { parseConfig } from '#server/config.ts'
import { openDesk } from '../desk/desk.ts'
import { type ActName, acts } from './acts.ts'
import { readCommand, usage } from './command.ts'

/**
 * The command `npm run operator -- publish course 7 --site eu`: what operators do, by the running server's
 * authenticated calls.
 */
try {
  const command = readCommand(process.argv.slice(2), Object.keys(acts))
  if (!command) console.log(usage)
  else console.log(await acts[command.act as ActName](openDesk(parseConfig(process.env), command), command))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
