import { open } from 'node:fs/promises'

/** The length of each range in bytes. */
const rangeSize = 1024 * 1024

interface PlayedFrom {
  /** The URL of the video on the portal, and the cookie of the learner. */
  url: string
  cookie: string
  file: string
  size: number
}

/**
 * Requests a range of the video as a player does: follows a redirect, and sends no cookie to the URL of the
 * redirect.
 */
async function requestRange(
  url: string,
  cookie: string,
  range: string,
): Promise<{ answer: Response; isRedirected: boolean }> {
  const headers = { Range: range }
  const response = await fetch(url, { headers: { ...headers, Cookie: cookie }, redirect: 'manual' })
  const location = response.headers.get('location')
  return location === null
    ? { answer: response, isRedirected: false }
    : { answer: await fetch(location, { headers }), isRedirected: true }
}

/**
 * Requests a megabyte from the beginning, the middle and the end of a video. Returns what was wrong, and how many
 * responses came from the bucket.
 */
export async function playRanges({
  url,
  cookie,
  file,
  size,
}: PlayedFrom): Promise<{ faults: string[]; redirected: number }> {
  await using local = await open(file)
  const faults: string[] = []
  let redirected = 0
  for (const start of [0, Math.floor(size / 2) - 7, size - rangeSize]) {
    const range = `bytes=${start}-${start + rangeSize - 1}`
    const { answer, isRedirected } = await requestRange(url, cookie, range)
    if (isRedirected) redirected += 1
    const { buffer } = await local.read(Buffer.alloc(rangeSize), 0, rangeSize, start)
    if (answer.status !== 206) faults.push(`${range} was answered with ${answer.status}`)
    else if (!Buffer.from(await answer.arrayBuffer()).equals(buffer)) faults.push(`${range} has other bytes`)
  }
  return { faults, redirected }
}
