/** How many parts a form may have, and how many bytes the head of each: an upload has a file, a few fields and the place. */
const mostParts = 16
const longestHead = 2048

const type = /^multipart\/form-data;\s*(?:charset=[\w-]+;\s*)?boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*$/i
const lineEnd = Buffer.from('\r\n\r\n')

/** Whether a form has no more parts, and no longer heads of parts, than an upload needs. It builds nothing of the form. */
function isSmallForm(bytes: Buffer, boundary: string): boolean {
  const mark = Buffer.from(`--${boundary}`)
  let parts = 0
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    const after = at + mark.length
    if (bytes.toString('latin1', after, after + 2) === '--') continue
    parts += 1
    if (parts > mostParts || !bytes.subarray(after, after + longestHead).includes(lineEnd)) return false
  }
  return true
}

/** Reads a multipart form: each field's last value, a text or a file. Undefined for one that is none, or has too many parts. */
export async function readForm(bytes: Buffer, contentType = ''): Promise<object | undefined> {
  const boundary = type.exec(contentType)?.[2]
  if (boundary === undefined || !isSmallForm(bytes, boundary)) return undefined
  const form = new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
  return Object.fromEntries(await form.formData())
}
