import type { Challenge } from '../../contract/protocol/proof.ts'

/**
 * Solves a challenge with the browser's cryptography, which runs beside the page without a worker. Returns the proof
 * as forms send it, or undefined where solving takes more than a minute and a half. Throws where the page is not from
 * a secure origin.
 */
export async function solveChallenge(challenge: Challenge): Promise<string | undefined> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
