import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ReleaseStore } from '#src/publisher/release-store.ts'
import { ExamServer } from '../exam/exam-server.ts'

/** The sites of the verification, and the paths of their desktop home pages. */
export const verifiedSites = ['en', 'eu', 'mena']
export const homePaths = ['/', '/eu', '/mena']

export const operatorToken = 'the-token-of-this-proof-only-0123456789'

/** A server as it would run on a separate machine: it shares PostgreSQL with the other servers, but no folder. */
export class PortalMachine {
  readonly name: string
  readonly folder: string
  readonly server: ExamServer

  private constructor(name: string, folder: string, server: ExamServer) {
    this.name = name
    this.folder = folder
    this.server = server
  }

  /** Starts a server with a new folder in `parent`. */
  static async start(name: string, url: string, parent: string): Promise<PortalMachine> {
    const folder = join(parent, name)
    mkdirSync(folder)
    const server = await ExamServer.on(url, folder, {
      ...{ SITES: verifiedSites.join(), OPERATOR_TOKEN: operatorToken },
      // All machines have the same origins, because they are behind one load balancer.
      ...{ ORIGIN_MAIN: 'http://localhost:4321', ORIGIN_SISTER: 'http://micro.localhost:4321' },
    })
    await server.start()
    return new PortalMachine(name, folder, server)
  }

  /** Returns digests of the pages that this server shows, by site and path. */
  async pages(): Promise<Record<string, string>> {
    const store = new ReleaseStore(this.folder)
    const releases = await Promise.all(verifiedSites.map((site) => store.read(site)))
    return Object.fromEntries(
      releases.flatMap((release) =>
        Object.entries(release?.files ?? {}).map(([path, { object }]) => [
          `${release?.site} ${path}`,
          object,
        ]),
      ),
    )
  }

  /** Waits until a page contains a text. Returns how many seconds this took. */
  async waitFor(path: string, args: string): Promise<number> {
    const startedAt = performance.now()
    for (;;) {
      const response = await fetch(this.server.origin + path).catch(() => undefined)
      if (response?.ok && (await response.text()).includes(args))
        return (performance.now() - startedAt) / 1000
      await wait(10)
    }
  }
}
