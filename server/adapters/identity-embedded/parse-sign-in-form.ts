import type { IncomingMessage } from 'node:http'

/** The maximum length of a submitted form, in characters. An email address and a password are far shorter. */
const maxBody = 4096

/**
 * Parses a submitted form. Returns null for a form that no page can have sent, because it is too long or contains a
 * NUL.
 */
export async function parseSignInForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  let body = ''
  // The rest of a body that is too long is read and discarded, so that the connection can still be used for the
  // response.
  for await (const piece of request) if (body.length <= maxBody) body += piece
  const fields = new URLSearchParams(body)
  const hasNul = [...fields.values()].some((value) => value.includes('\0'))
  return body.length > maxBody || hasNul ? null : fields
}
