import type { IncomingMessage } from 'node:http'

/** The most that is read of a form, in characters: an address and a password are far less. */
const mostBody = 4096

/** The fields of a form that was sent; null for one that no page of ours can have sent: too long, or with a NUL in it. */
export async function parseSignInForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  let body = ''
  // The rest of a body that is too long is still taken, so that the connection can carry the answer.
  for await (const piece of request) if (body.length <= mostBody) body += piece
  const fields = new URLSearchParams(body)
  const odd = [...fields.values()].some((value) => value.includes('\0'))
  return body.length > mostBody || odd ? null : fields
}
