import { createHmac, randomUUID } from 'node:crypto'
import { verifySign } from '#src/contract/identity/session.ts'
import { type LoadRequest, toLoadRequest } from './load-request.ts'

const partner = { appId: 'load', key: randomUUID() }

/** The environment variables with which a server accepts the links of the partner. */
export const partnerEnvironment = {
  SIGN_KEYS: `${partner.appId}:${partner.key}`,
  SIGN_DOMAINS: `${partner.appId}:demo.test`,
}

/** Returns a link of the partner that signs a learner in. The response to it sets the cookies of the session. */
export function createSignInLink(origin: string, email = 'learner@demo.test'): LoadRequest {
  const name = { firstName: 'Lee', lastName: 'Learner' }
  const person = { email, ...name, at: Date.now(), nonce: randomUUID() }
  const payload = Buffer.from(JSON.stringify(person)).toString('base64url')
  const signature = createHmac('sha256', partner.key).update(payload).digest('base64url')
  return toLoadRequest(origin, verifySign, { sign: `${payload}.${signature}`, appId: partner.appId })
}

/** Returns a Cookie header with the cookies that a response has set. */
export const cookieOf = (setCookies: readonly string[]): string =>
  setCookies.map((each) => each.split(';')[0]).join('; ')
