import type { Challenge } from '../../contract/protocol/proof.ts'

/**
 * Solves a task by the browser's own cryptography, which works beside the page: no worker is needed for it. Answers the proof as
 * forms send it, or undefined where it takes more than a minute and a half. Fails where the page is not from a safe origin.
 */
export async function solve(challenge: Challenge): Promise<string | undefined> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
