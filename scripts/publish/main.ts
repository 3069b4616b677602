import { parseArgs } from 'node:util'
import { parseConfig } from '../../server/config.ts'
import { compileRenderer } from '../renderer/compile.ts'
import { publishAll } from './publish-all.ts'
import { rollBack } from './roll-back.ts'
import { showLog } from './show-log.ts'
import { wordsOfSites } from './words-of-sites.ts'

/**
 * `npm run publish`: compiles what changed and publishes from the running server. `-- --site eu` (more than once for
 * several) takes only those sites; `-- --site eu --rollback` shows the release before, `-- --site eu --log` what was
 * published lately.
 */
const options = {
  site: { type: 'string', multiple: true },
  rollback: { type: 'boolean' },
  log: { type: 'boolean' },
} as const

async function publish(): Promise<void> {
  const { values } = parseArgs({ options })
  const config = parseConfig(process.env)
  const sites = values.site ?? config.sites
  if (values.rollback) return rollBack(config.dataDir, sites ?? [])
  if (values.log) return showLog(config.dataDir, sites ?? [])
  const { digest } = await compileRenderer()
  for (const { site, pages, rendered, seconds } of await publishAll({ ...config, sites }, digest))
    console.log(`${site}: ${pages} pages, ${rendered} rendered, live in ${Math.round(seconds * 1000)} ms`)
  const words = wordsOfSites(sites)
  if (words) console.log(words)
}

try {
  await publish()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
