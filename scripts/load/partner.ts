import { createHmac, randomUUID } from 'node:crypto'
import { verifySign } from '#src/contract/identity/session.ts'
import { type LoadRequest, toLoadRequest } from './load-request.ts'

const partner = { appId: 'load', key: randomUUID() }

/** The environment variables with which a server accepts the partner's links. */
export const partnerEnvironment = {
  SIGN_KEYS: `${partner.appId}:${partner.key}`,
  SIGN_DOMAINS: `${partner.appId}:demo.test`,
}

/** Returns the partner's link that signs a learner in; the response sets the cookies. */
export function createSignOnLink(origin: string, email = 'learner@demo.test'): LoadRequest {
  const name = { firstName: 'Lee', lastName: 'Learner' }
  const person = { email, ...name, at: Date.now(), nonce: randomUUID() }
  const payload = Buffer.from(JSON.stringify(person)).toString('base64url')
  const signature = createHmac('sha256', partner.key).update(payload).digest('base64url')
  return toLoadRequest(origin, verifySign, { sign: `${payload}.${signature}`, appId: partner.appId })
}

/** Returns the Cookie header for the cookies that a response sets. */
export const cookieOf = (setCookies: readonly string[]): string =>
  setCookies.map((each) => each.split(';')[0]).join('; ')
