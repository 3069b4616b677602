import { cacheEntryPage, cachePage } from './cache-page.ts'
import {
  type PublicKey,
  setVerifierEnvironment,
  type VerifierEnvironment,
  verifierEnvironment,
} from './verifier-environment.ts'
import { verifySignature } from './verify-signature.ts'

const keySetPath = '/.well-known/jwks.json'

/** The time in milliseconds to wait for the published keys. After this time, the cached keys are used. */
const keySetTimeout = 4000

const keysIn = async (response: Response) => ((await response.json()) as { keys: PublicKey[] }).keys

const browserChecker: VerifierEnvironment = {
  origin: () => location.origin,
  async keySet() {
    try {
      const response = await fetch(keySetPath, {
        cache: 'no-cache',
        credentials: 'omit',
        signal: AbortSignal.timeout(keySetTimeout),
      })
      if (response.ok) return { keys: await keysIn(response), isFresh: true }
    } catch {}
    try {
      const cached = await caches.match(keySetPath)
      if (cached) return { keys: await keysIn(cached), isFresh: false }
    } catch {}
    return undefined
  },
  verify: verifySignature,
  cachePage: (page) => cachePage({ page, more: [keySetPath] }),
  cacheEntryPage,
}

/** Sets the verifier environment of the real browser, unless a test has set another one. */
export function setUpVerifierEnvironment(): void {
  try {
    verifierEnvironment()
  } catch {
    setVerifierEnvironment(browserChecker)
  }
}
