import { Listr } from 'listr2'
import { localAddressOf, parseConfig } from '#server/config.ts'
import { ensureFolderIsWritable } from '#src/process/usable-folder.ts'
import { describeFailures } from '#src/publisher/describe-failures.ts'
import { publishAll } from '#src/publisher/publish-all.ts'
import type { CompiledVersion } from '#src/publisher/renderer-version.ts'
import { compileRenderer } from '#src/renderer/compile.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { createPublisherSettings } from '../api-client/publisher-settings.ts'
import { compileDesk } from '../build/compile-desk.ts'
import { checkServerContent, listContentHints } from '../publish/check-content.ts'
import { describeMissingMessages } from '../publish/describe-missing-messages.ts'
import { formatProgressBar } from './progress-bar.ts'
import { registerStopHandler } from './register-stop-handler.ts'
import { type ServerProcess, startServer } from './server-process.ts'

interface StartContext {
  code: CompiledVersion
  /** The warnings about missing translations and missing content. */
  warnings: string[]
  /** Descriptions of the failed pages. */
  failures: string[]
}

/** Returns the configuration. If a variable is wrong, prints the sentence that names it and ends the process. */
function readConfigOrExit() {
  try {
    const read = parseConfig(process.env)
    // The folder is checked before anything is compiled. The server would report the same error half a minute later.
    ensureFolderIsWritable('DATA_DIR', read.dataDir)
    return read
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

const config = readConfigOrExit()
/**
 * Whether the output is a terminal, on which the progress bar can move. Elsewhere each printed line stays, so only
 * the last line of a site is printed.
 */
const terminal = process.stdout.isTTY
let server: ServerProcess | undefined
const steps = new Listr<StartContext>(
  [
    {
      title: 'Compile pages and islands',
      task: async (context, task) => {
        const { compiled, ...code } = await compileRenderer()
        context.code = code
        if (!compiled) task.skip('Pages and islands are compiled')
      },
    },
    {
      title: 'Compile the desk',
      task: async (_, task) => {
        const { wasBuilt } = await compileDesk()
        if (!wasBuilt) task.skip('The desk is compiled')
      },
    },
    {
      title: 'Start the API and its database',
      task: async (_, task) => {
        const environment = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }
        const tell = (line: string) => {
          task.output = line
        }
        await startServer(localAddressOf(config), environment, tell, (spawned) => {
          server = spawned
        })
      },
    },
    {
      title: 'Publish the sites',
      task: async (context, task) => {
        const sites = loadSites('sites', config.sites)
        const checked = checkServerContent(config, sites)
        const onProgress = (site: string, done: number, all: number) => {
          if (terminal || done === all) task.output = `${site} ${formatProgressBar(done, all)}`
        }
        const published = await publishAll(createPublisherSettings(config), context.code, {
          check: () => checked,
          onProgress,
          sites,
        })
        context.warnings = [describeMissingMessages(sites), ...listContentHints(await checked)].filter(
          Boolean,
        )
        context.failures = published.flatMap(({ site, failures, failure }) =>
          [...(failure ? [failure] : []), ...describeFailures(failures)].map((line) => `${site}: ${line}`),
        )
        const rendered = published.reduce((sum, site) => sum + site.rendered, 0)
        const pages = published.reduce((sum, site) => sum + site.pages, 0)
        task.title = `Published ${published.length} sites: ${pages} pages, ${rendered} rendered`
      },
    },
  ],
  {
    ctx: {} as StartContext,
    fallbackRenderer: 'simple',
    fallbackRendererCondition: !terminal,
    registerSignalListeners: false,
  },
)

// If the start is interrupted, a server that is already running closes its database before this process ends.
registerStopHandler(async () => (await server?.stop()) ?? 1)

try {
  const { warnings, failures } = await steps.run()
  for (const line of warnings) console.log(line)
  for (const line of failures) console.error(line)
  console.log(`ready ${config.origins.main}`)
  process.exitCode = await server?.ended
} catch (error) {
  console.error((error as Error).message)
  await server?.stop()
  process.exit(1)
}
