import type { Challenge } from '../../contract/protocol/proof.ts'

/**
 * Solves a challenge with the browser's asynchronous cryptography, which does not block the page. Returns the proof
 * in the format of forms, or undefined if solving takes more than a minute and a half. Throws if the page does not
 * have a secure origin.
 */
export async function solveChallenge(challenge: Challenge): Promise<string | undefined> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
