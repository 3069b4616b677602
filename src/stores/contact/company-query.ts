import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { findCompany } from '../../contract/catalogue/company.ts'
import type { ResponseOf } from '../../contract/protocol/call.ts'
import { vatNumber as vatNumberRule } from '../../domain/learner/vat-number.ts'
import { environment } from '../../environment/environment.ts'
import { type FormFailure, formFailureOf } from '../form/form.ts'
import { computeNewProof, getProof } from '../form/proof.ts'

/** The result for a VAT number: the certificates of the company's employees. */
export type CompanyQueryResult = ResponseOf<typeof findCompany> & { vatNumber: string }

export interface CompanyQuery {
  isLoading: boolean
  failure: FormFailure | null
  company: CompanyQueryResult | null
}

export const $companyQuery = atom<CompanyQuery>({ isLoading: false, failure: null, company: null })

/**
 * Loads the certificates of a company. While a query is running, further calls are ignored. Each query needs a new
 * proof of work. Decision: docs/decisions/company-query.md.
 */
export async function queryCompany(vatNumber: string): Promise<void> {
  if ($companyQuery.get().isLoading) return
  const before = $companyQuery.get()
  if (!z.safeParse(vatNumberRule, vatNumber).success) {
    $companyQuery.set({ ...before, failure: { kind: 'fields', fields: ['vatNumber'] } })
    return
  }
  $companyQuery.set({ isLoading: true, failure: null, company: null })
  const proof = await getProof('company')
  if ('failure' in proof) {
    $companyQuery.set({ isLoading: false, failure: proof.failure, company: null })
    return
  }
  const result = await environment().api.call(findCompany, { vatNumber, ...proof.sent })
  const failure = result.ok ? null : formFailureOf(result.failure)
  $companyQuery.set({ isLoading: false, failure, company: result.ok ? { ...result.value, vatNumber } : null })
  if (failure?.kind !== 'unreachable') await computeNewProof('company')
}
