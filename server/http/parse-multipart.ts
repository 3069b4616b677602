/** How many parts a form may have, and how many bytes the head of each: an upload has a file, a few fields and the place. */
const mostParts = 16
const longestHead = 2048

const type = /^multipart\/form-data;\s*(?:charset=[\w-]+;\s*)?boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*$/i
const headEnd = '\r\n\r\n'

/** The name of a field or a file, of which quotes and line ends are escaped. */
const unescaped = (name: string): string =>
  name.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** A field as the head of its part names it. */
function field(head: string, body: Buffer<ArrayBuffer>): [string, string | File] | undefined {
  const [disposition] = /^content-disposition:[ \t]*form-data;.*$/im.exec(head) ?? []
  const name = /;[ \t]*name="([^"]*)"/i.exec(disposition ?? '')?.[1]
  if (disposition === undefined || name === undefined) return undefined
  const file = /;[ \t]*filename="([^"]*)"/i.exec(disposition)?.[1]
  if (file === undefined) return [unescaped(name), new TextDecoder().decode(body)]
  const told = /^content-type:[ \t]*(.*)$/im.exec(head)?.[1] ?? 'application/octet-stream'
  return [unescaped(name), new File([body], unescaped(file), { type: told.trim() })]
}

/**
 * Reads a multipart form (RFC 7578) of 16 parts at most: each field's last value, a text or a file. Undefined for one that is
 * none. The platform's own reader has no limits, and copies each file several times before others are answered.
 */
export function parseMultipart(bytes: Buffer<ArrayBuffer>, contentType = ''): object | undefined {
  const boundary = type.exec(contentType)?.[2]
  if (boundary === undefined || !bytes.toString('latin1', 0, 72).startsWith(`--${boundary}`)) return undefined
  const next = Buffer.from(`\r\n--${boundary}`)
  const fields: [string, string | File][] = []
  for (let at = next.length - 2; bytes.toString('latin1', at, at + 2) !== '--'; ) {
    const length = bytes.subarray(at, at + longestHead).indexOf(headEnd)
    const start = at + length + headEnd.length
    const end = length < 0 || fields.length === mostParts ? -1 : bytes.indexOf(next, start)
    const read =
      end < 0 ? undefined : field(bytes.toString('utf8', at, at + length), bytes.subarray(start, end))
    if (!read) return undefined
    fields.push(read)
    at = end + next.length
  }
  return Object.fromEntries(fields)
}
