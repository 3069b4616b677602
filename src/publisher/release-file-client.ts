import { releaseFilesPath } from '../contract/publishing/stored-release.ts'
import { type ApiAccess, NoResponseError } from '../page-data/content-source.ts'

/** The number of attempts for each request, and the pause between two attempts in milliseconds. */
const attempts = 4
const pause = 250

/** Reads and stores files of releases through the server's API. */
export class ReleaseFileClient {
  private readonly access: ApiAccess

  constructor(access: ApiAccess) {
    this.access = access
  }

  async store(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.send(key, { method: 'PUT', body: bytes }, [204])
  }

  /** Returns a file; undefined if it is not stored. */
  async read(key: string): Promise<Buffer | undefined> {
    const response = await this.send(key, {}, [200, 404])
    return response.status === 404 ? undefined : Buffer.from(await response.arrayBuffer())
  }

  /** Sends a request, and repeats it while the server does not respond or its storage is unavailable. */
  private async send(key: string, request: RequestInit, allowed: readonly number[]): Promise<Response> {
    const address = new URL(`${releaseFilesPath}/${key}`, this.access.baseURL)
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(address, { ...request, headers: this.access.headers }).catch(
        () => undefined,
      )
      if (response && allowed.includes(response.status)) return response
      await response?.body?.cancel()
      const cause = response ? `the server answered ${response.status}` : 'the server did not answer'
      const isTemporary = !response || response.status >= 500
      if (attempt === attempts || !isTemporary)
        throw new NoResponseError(`The file ${key} of a release could not be read or stored: ${cause}`)
      await new Promise((resolve) => setTimeout(resolve, attempt * pause))
    }
  }
}
