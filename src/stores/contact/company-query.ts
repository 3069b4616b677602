import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { findCompany } from '../../contract/catalogue/company.ts'
import type { ResponseOf } from '../../contract/protocol/call.ts'
import { vatNumber as vatNumberRule } from '../../domain/learner/vat-number.ts'
import { environment } from '../../environment/environment.ts'
import { type FormFailure, formFailureOf } from '../form/form.ts'
import { awaitProof, newProof } from '../form/proof.ts'

/** The certificates of a company's employees that the server found for a VAT number. */
export type CompanyQueryResult = ResponseOf<typeof findCompany> & { vatNumber: string }

export interface CompanyQuery {
  asking: boolean
  failure: FormFailure | null
  answer: CompanyQueryResult | null
}

export const $companyQuery = atom<CompanyQuery>({ asking: false, failure: null, answer: null })

/**
 * Loads the certificates of a company; calls while one is running are ignored. Each query needs a proof of work of
 * its own. Decision: docs/decisions/company-query.md.
 */
export async function queryCompany(vatNumber: string): Promise<void> {
  if ($companyQuery.get().asking) return
  const before = $companyQuery.get()
  if (!z.safeParse(vatNumberRule, vatNumber).success) {
    $companyQuery.set({ ...before, failure: { kind: 'fields', fields: ['vatNumber'] } })
    return
  }
  $companyQuery.set({ asking: true, failure: null, answer: null })
  const proof = await awaitProof('company')
  if ('failure' in proof) {
    $companyQuery.set({ asking: false, failure: proof.failure, answer: null })
    return
  }
  const answer = await environment().api.call(findCompany, { vatNumber, ...proof.sent })
  const failure = answer.ok ? null : formFailureOf(answer.failure)
  $companyQuery.set({ asking: false, failure, answer: answer.ok ? { ...answer.value, vatNumber } : null })
  if (failure?.kind !== 'unreachable') await newProof('company')
}
