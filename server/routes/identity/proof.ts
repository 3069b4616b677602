import * as contract from '#src/contract/protocol/proof.ts'
import { visitorKeyOf } from '../../http/visitor-key.ts'
import { implement } from '../../implement.ts'
import { createProofChallenge } from '../../services/platform/proof/create-proof-challenge.ts'
import { consumeRateLimit, refuseTooFrequent } from '../../services/platform/rate-limit.ts'

/** The limit of challenges that one network address may request per minute. */
const limit = { tries: 30, window: 60_000 }

export const proofRoutes = [
  implement(contract.getChallenge, async ({ db, request, random, secrets, http, config, now }) => {
    if (!(await consumeRateLimit(db, `code ${visitorKeyOf(http, { config })}`, limit, now)))
      return refuseTooFrequent(limit)
    const secret = secrets.keys[0]
    const challenge = await createProofChallenge(
      { random, secret, iterations: config.proofIterations, now },
      request.form ?? 'trainer',
    )
    return { codeId: challenge.parameters.data.id, image: '' as const, challenge }
  }),
]
