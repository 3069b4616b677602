import { Listr } from 'listr2'
import { parseConfig } from '../../server/config.ts'
import { loadSites } from '../../src/sites/load-sites.ts'
import { localAddress } from '../desk/address.ts'
import { checkedContent } from '../publish/check-content.ts'
import { publishAll } from '../publish/publish-all.ts'
import { wordsOfSites } from '../publish/words-of-sites.ts'
import { compileRenderer } from '../renderer/compile.ts'
import { bar } from './bar.ts'
import { onStop } from './on-stop.ts'
import { type ServerProcess, startServer } from './server-process.ts'

interface Started {
  digest: string
  /** What the check of the content warns of. */
  warnings: string[]
}

/** The configuration, or the end of the process with the one sentence that says which variable is wrong. */
function configured() {
  try {
    return parseConfig(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

const config = configured()
/** A terminal shows a bar that moves; elsewhere each line stays, so a site says only its last. */
const terminal = process.stdout.isTTY
let server: ServerProcess | undefined
const steps = new Listr<Started>(
  [
    {
      title: 'Compile pages and islands',
      task: async (started, task) => {
        const { digest, compiled } = await compileRenderer()
        started.digest = digest
        if (!compiled) task.skip('Pages and islands are compiled')
      },
    },
    {
      title: 'Start the API and its database',
      task: async (_, task) => {
        const environment = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }
        const tell = (line: string) => {
          task.output = line
        }
        await startServer(localAddress(config), environment, tell, (spawned) => {
          server = spawned
        })
      },
    },
    {
      title: 'Publish the sites',
      task: async (started, task) => {
        started.warnings = await checkedContent(config, loadSites('sites', config.sites))
        const published = await publishAll(config, started.digest, (site, done, all) => {
          if (terminal || done === all) task.output = `${site} ${bar(done, all)}`
        })
        const rendered = published.reduce((sum, site) => sum + site.rendered, 0)
        const pages = published.reduce((sum, site) => sum + site.pages, 0)
        task.title = `Published ${published.length} sites: ${pages} pages, ${rendered} rendered`
      },
    },
  ],
  {
    ctx: {} as Started,
    fallbackRenderer: 'simple',
    fallbackRendererCondition: !terminal,
    registerSignalListeners: false,
  },
)

// Whatever step it is in: the server, once it is there, closes its database before this process ends.
onStop(async () => (await server?.stop()) ?? 1)

try {
  const { warnings } = await steps.run()
  for (const line of [wordsOfSites(config.sites), ...warnings].filter(Boolean)) console.log(line)
  console.log(`ready ${config.origins.main}`)
  process.exitCode = await server?.ended
} catch (error) {
  console.error((error as Error).message)
  await server?.stop()
  process.exit(1)
}
