import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A proxy in front of a server. The proxy changes the URL of the main brand in the server's settings. */
export interface OtherOrigin {
  port: number
  stop(): void
}

const settings = '/api/operator/publish/settings'

/**
 * Opens a proxy that changes the URL of the main brand in a server's settings: a publisher that uses the proxy
 * renders every page again, with the other URL.
 */
export async function openOtherOrigin(server: string, main: string): Promise<OtherOrigin> {
  const relay = createServer(async (request, response) => {
    const { method = 'GET', headers, url = '/' } = request
    const body = method === 'GET' ? undefined : await buffer(request)
    const { host: _, connection: __, ...sent } = headers as Record<string, string>
    const answer = await fetch(server + url, { method, headers: sent, ...(body && { body }) })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    if (!url.startsWith(settings)) return void response.end(await answer.bytes())
    const parsed = (await answer.json()) as { data: { origins: object } }
    const data = { ...parsed.data, origins: { ...parsed.data.origins, main } }
    response.end(JSON.stringify({ ...parsed, data }))
  })
  await new Promise<void>((listening) => relay.listen(0, '127.0.0.1', listening))
  const { port } = relay.address() as { port: number }
  return { port, stop: () => relay.close() }
}
