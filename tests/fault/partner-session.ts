import { signFor } from '../fixtures/sign.ts'
import { signKey } from './portal-server.ts'

/** Signs a learner in through a partner's link; returns the session cookie. */
export async function signInByPartner(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/user/sso/oneHikIdSign/verify`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
    body: JSON.stringify({ oneHikIdSign: signFor({ email }, signKey.key), appId: signKey.appId }),
  })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
