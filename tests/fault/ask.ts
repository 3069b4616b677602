import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface SentRequest {
  path: string
  method?: string
  /** The Host header. */
  host: string
  headers?: Record<string, string>
}

export interface ReceivedResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends the path unchanged: `fetch` would resolve '..' and could not set another Host header. */
export const sendRequest = (
  port: number,
  { path, method = 'GET', host, headers = {} }: SentRequest,
): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    const sent = { port, path, method, host: '127.0.0.1', headers: { ...headers, host }, agent: false }
    request(sent, (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((body) => resolve({ status, headers, body }), reject)
    })
      .on('error', reject)
      .end()
  })
