/**
 * The maximum number of parts in a form, and of bytes in the head of each part. An upload has one file, a few
 * fields, the site and the language.
 */
const maxParts = 16
const longestHead = 2048

const type = /^multipart\/form-data;\s*(?:charset=[\w-]+;\s*)?boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*$/i
const headEnd = '\r\n\r\n'

/** Returns the name of a field or file without the escapes of quotes and line ends. */
const unescaped = (name: string): string =>
  name.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * Returns the name and value of the field that a part of a form contains; undefined if the part's head names no
 * field.
 */
function field(head: string, body: Buffer<ArrayBuffer>): [string, string | File] | undefined {
  const [disposition] = /^content-disposition:[ \t]*form-data;.*$/im.exec(head) ?? []
  const name = /;[ \t]*name="([^"]*)"/i.exec(disposition ?? '')?.[1]
  if (disposition === undefined || name === undefined) return undefined
  const file = /;[ \t]*filename="([^"]*)"/i.exec(disposition)?.[1]
  if (file === undefined) return [unescaped(name), new TextDecoder().decode(body)]
  const mediaType = /^content-type:[ \t]*(.*)$/im.exec(head)?.[1] ?? 'application/octet-stream'
  return [unescaped(name), new File([body], unescaped(file), { type: mediaType.trim() })]
}

/**
 * Parses a multipart form (RFC 7578) of at most 16 parts. Returns the last value of each field, a text or a file;
 * undefined for a malformed form. The platform's own parser has no limits, and copies each file several times before
 * it serves other requests.
 */
export function parseMultipart(bytes: Buffer<ArrayBuffer>, contentType = ''): object | undefined {
  const boundary = type.exec(contentType)?.[2]
  if (boundary === undefined || !bytes.toString('latin1', 0, 72).startsWith(`--${boundary}`)) return undefined
  const next = Buffer.from(`\r\n--${boundary}`)
  const fields: [string, string | File][] = []
  for (let at = next.length - 2; bytes.toString('latin1', at, at + 2) !== '--'; ) {
    const length = bytes.subarray(at, at + longestHead).indexOf(headEnd)
    const start = at + length + headEnd.length
    const end = length < 0 || fields.length === maxParts ? -1 : bytes.indexOf(next, start)
    const entry =
      end < 0 ? undefined : field(bytes.toString('utf8', at, at + length), bytes.subarray(start, end))
    if (!entry) return undefined
    fields.push(entry)
    at = end + next.length
  }
  return Object.fromEntries(fields)
}
