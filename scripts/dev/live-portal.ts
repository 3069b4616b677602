import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'
import type { PortalDependencies, PortalServer } from '#server/portal.ts'
import { reloads } from './reload.ts'
import { kindOfFile, type WordsModule, wordsModule } from './reload-words.ts'

/** The API while its sources are edited: their newest version answers, over one open database. */
export interface LivePortal {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  stop(): Promise<void>
}

/** The first line of an error: that of a file that can't be read has the whole file below it. */
const firstLineOf = (error: unknown): string => String(error).split('\n', 1)[0] as string

/** Loads the server's sources, and knows which files they are; those of packages are Node's own. */
const openLoader = (): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch: { ignored: ['**/{dist,.data,.test}/**'] } },
    optimizeDeps: { noDiscovery: true, include: [] },
  })

/**
 * Opens the portal, and opens it anew when one of its files changes. Requests wait meanwhile; a version that
 * can't be opened is reported to `log`, and requests wait for the next.
 */
export async function openLivePortal(ground: PortalDependencies): Promise<LivePortal> {
  const loader = await openLoader()
  const open = async (): Promise<PortalServer> => {
    const { openPortal } = (await loader.ssrLoadModule('/server/portal.ts')) as {
      openPortal: (ground: PortalDependencies) => Promise<PortalServer>
    }
    return openPortal(ground)
  }
  const portal = reloads(open, (old) => old.stop(async () => {}), {
    told: (error) => ground.log.error(`The server waits for a version that works: ${firstLineOf(error)}`),
    opened: () => ground.log.info('The server has its newest version'),
  })
  loader.watcher.on('all', async (_, file) => {
    const kind = kindOfFile(file)
    if (kind === 'words') ((await loader.ssrLoadModule(wordsModule)) as WordsModule).forgetMessages()
    // The thread that renders documents has messages of its own, and ends with the portal.
    if (kind || loader.moduleGraph.getModulesByFile(file)?.size) portal.reload()
  })
  return {
    handle: async (request, response) => (await portal.current()).handle(request, response),
    async stop() {
      await (await portal.current()).stop(async () => {})
      await loader.close()
    },
  }
}
