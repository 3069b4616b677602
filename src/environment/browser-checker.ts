import { cacheEntryPage, cachePage } from './cache-page.ts'
import { type Checker, checker, type PublicKey, setChecker } from './checker.ts'
import { verifySignature } from './verify-signature.ts'

const keySetPath = '/.well-known/jwks.json'

/** How long the published keys are waited for before the kept ones serve, in milliseconds. */
const patience = 4000

const keysIn = async (answer: Response) => ((await answer.json()) as { keys: PublicKey[] }).keys

/** The checker of the real browser. */
const browserChecker: Checker = {
  origin: () => location.origin,
  async keySet() {
    try {
      const answer = await fetch(keySetPath, {
        cache: 'no-cache',
        credentials: 'omit',
        signal: AbortSignal.timeout(patience),
      })
      if (answer.ok) return { keys: await keysIn(answer), isFresh: true }
    } catch {}
    try {
      const kept = await caches.match(keySetPath)
      if (kept) return { keys: await keysIn(kept), isFresh: false }
    } catch {}
    return undefined
  },
  verify: verifySignature,
  keepPage: (page) => cachePage({ page, more: [keySetPath] }),
  cacheEntryPage,
}

/** Gives the stores the real browser's checker, unless a test has given them another. */
export function equipToCheck(): void {
  try {
    checker()
  } catch {
    setChecker(browserChecker)
  }
}
