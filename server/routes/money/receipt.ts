import * as z from 'zod/mini'
import * as contract from '#src/contract/money/receipt.ts'
import { examReceipt as receipt, receiptType } from '#src/domain/exam/receipt.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { implement, implementForLearner } from '../../implement.ts'
import { getExamReceipt } from '../../services/learning/exam/get-exam-receipt.ts'
import { signToken, verifyToken } from '../../services/platform/signing-key/sign-token.ts'

export const receiptRoutes = [
  implementForLearner(
    contract.getReceipt,
    async ({ db, request, learner, language, tenant, config, secrets, random, now }) => {
      const claims = await getExamReceipt(db, learner, request.attemptId, language)
      if (isRefused(claims)) return claims
      const ring = { db, keys: secrets.keys, random, now }
      return { receipt: await signToken(ring, { type: receiptType, issuer: config.origins[tenant], claims }) }
    },
  ),

  implement(contract.checkReceipt, async ({ db, request, config }) => {
    const issuers = Object.values(config.origins)
    const read = await verifyToken(db, request.receipt.trim(), { type: receiptType, issuers })
    const receiptClaims = read && z.safeParse(receipt, read.claims)
    if (!receiptClaims?.success) return refuse('invalid')
    const { iss = '', iat = 0 } = read?.claims ?? {}
    const signedAt = new Date(iat * 1000).toISOString()
    return { ...receiptClaims.data, issuer: iss, signedAt, keyId: read?.keyId ?? '' }
  }),
]
