import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'
import type { PortalDependencies, PortalServer } from '#server/portal.ts'
import { createReloadable } from './reload.ts'
import { type MessagesModule, messagesModulePath, reloadedKindOf } from './reload-messages.ts'

/**
 * The API in development. The newest version of the server's sources handles each request; the database stays open
 * when the version changes.
 */
export interface LivePortal {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  stop(): Promise<void>
}

/** Returns the first line of an error, because a syntax error contains the whole file. */
const firstLineOf = (error: unknown): string => String(error).split('\n', 1)[0] as string

/** Opens the loader of the server's sources, which tracks the imported files. Packages are loaded by Node itself. */
const openLoader = (): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch: { ignored: ['**/{dist,.data,.test}/**'] } },
    optimizeDeps: { noDiscovery: true, include: [] },
  })

/**
 * Opens the portal, and reopens it when one of its files changes. Requests wait meanwhile. If a version cannot be
 * opened, its error is logged, and requests fail with it until the next version.
 */
export async function openLivePortal(dependencies: PortalDependencies): Promise<LivePortal> {
  const loader = await openLoader()
  const open = async (): Promise<PortalServer> => {
    const { openPortal } = (await loader.ssrLoadModule('/server/portal.ts')) as {
      openPortal: (dependencies: PortalDependencies) => Promise<PortalServer>
    }
    return openPortal(dependencies)
  }
  const portal = createReloadable(open, (old) => old.stop(async () => {}), {
    onFailure: (error) => dependencies.log.error(`The server’s sources have an error: ${firstLineOf(error)}`),
    onReload: () => dependencies.log.info('The server runs its newest version'),
  })
  loader.watcher.on('all', async (_, file) => {
    const kind = reloadedKindOf(file)
    if (kind === 'words') ((await loader.ssrLoadModule(messagesModulePath)) as MessagesModule).clearMessages()
    // The portal is also reopened when a message changes: the worker thread that renders documents has loaded its
    // own messages, and it ends with the portal.
    if (kind || loader.moduleGraph.getModulesByFile(file)?.size) portal.reload()
  })
  return {
    handle: async (request, response) => (await portal.current()).handle(request, response),
    async stop() {
      await portal.current().then(
        (open) => open.stop(async () => {}),
        () => {},
      )
      await loader.close()
    },
  }
}
