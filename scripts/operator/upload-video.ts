import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { findUnfinishedUpload, storeUnfinishedUpload } from './unfinished-uploads.ts'

/** The number of bytes in each request, which is also the size of the parts of a stored file. */
const chunkSize = 8 * 1024 * 1024

/** The delays before a request is sent again after a lost connection, in milliseconds. */
const retryDelays = [500, 1000, 3000, 5000, 10_000, 20_000]

const envelope = z.object({ message: z.string() })

interface UploadTarget {
  /** The URL of the portal's uploads, and the headers of the editor. */
  endpoint: string
  headers: Record<string, string>
  /** Reports the bytes that have arrived and the size of the file. */
  onProgress: (arrived: number, size: number) => void
}

/** Returns a client of the tus protocol 1.0 for one endpoint. */
const openClient = ({ endpoint, headers }: UploadTarget) => ({
  create: (size: number) => send(endpoint, 'POST', { ...headers, 'Upload-Length': String(size) }),
  find: (address: string) => send(address, 'HEAD', headers),
  append: (address: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
    send(address, 'PATCH', { ...headers, ...appending(offset) }, bytes),
})

const appending = (offset: number) => ({
  'Upload-Offset': String(offset),
  'Content-Type': 'application/offset+octet-stream',
})

/**
 * Sends a request. If the connection is lost or the server is temporarily unavailable, sends the request again after
 * a delay.
 */
async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const request = {
    method,
    headers: { ...headers, 'Tus-Resumable': '1.0.0', 'X-Requested-With': 'fetch' },
    ...(body && { body }),
  }
  for (const delay of retryDelays) {
    const response = await fetch(url, request).catch(() => undefined)
    if (response && response.status < 500) return response
    await wait(delay)
  }
  throw new Error('The server does not answer. Run the command again to continue the upload.')
}

/** Returns the upload offset in a response. For a refusal, throws an error with the server's sentence. */
async function offsetOf(response: Response): Promise<number> {
  const offset = response.headers.get('upload-offset')
  if (response.ok && offset !== null) return Number(offset)
  throw new Error(await describeRefusal(response))
}

async function describeRefusal(response: Response): Promise<string> {
  const body = await response.text()
  try {
    return envelope.parse(JSON.parse(body)).message
  } catch {
    return `The video is not uploaded: the server answered ${response.status} ${body.trim()}`
  }
}

/**
 * Uploads a file, then calls `save` with the id of the upload, and returns the result of `save`. If an earlier
 * upload of the file was interrupted, the upload continues where it stopped. Throws an error with one sentence if
 * the upload fails.
 */
export async function uploadVideo<Saved>(
  path: string,
  target: UploadTarget,
  save: (upload: string) => Promise<Saved>,
): Promise<Saved> {
  const client = openClient(target)
  await using file = await open(path)
  const { size, mtimeMs } = await file.stat()
  const fingerprint = `${target.endpoint} ${resolve(path)} ${size} ${mtimeMs}`
  const known = findUnfinishedUpload(fingerprint)
  const found = known === undefined ? undefined : await client.find(known)
  const address = found?.ok ? (known as string) : await begin()
  let offset = found?.ok ? await offsetOf(found) : 0
  while (offset < size) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(chunkSize), 0, chunkSize, offset)
    const response = await client.append(address, offset, buffer.subarray(0, bytesRead))
    // If a response was lost, the server may already have stored the bytes of the request, so the current offset is
    // requested from the server.
    offset = await offsetOf(response.status === 409 ? await client.find(address) : response)
    target.onProgress(offset, size)
  }
  const saved = await save(address.split('/').at(-1) as string)
  storeUnfinishedUpload(fingerprint, undefined)
  return saved

  async function begin(): Promise<string> {
    const response = await client.create(size)
    const location = response.headers.get('location')
    if (!response.ok || location === null) throw new Error(await describeRefusal(response))
    const created = new URL(location, target.endpoint).href
    storeUnfinishedUpload(fingerprint, created)
    return created
  }
}
