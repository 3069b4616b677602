import { atom } from 'nanostores'
import * as z from 'zod/mini'
import type { AnswerOf } from '../contract/call.ts'
import { findCompany } from '../contract/company.ts'
import { vatNumber as vatNumberRule } from '../domain/learner/vat-number.ts'
import { environment } from '../environment/environment.ts'
import { newCode, typedCode } from './code.ts'
import { type FormTrouble, troubleOf } from './form.ts'

/** The certificates of a company's people, as the server found them for a VAT number. */
export type CompanyAnswer = AnswerOf<typeof findCompany> & { vatNumber: string }

export interface CompanyQuery {
  asking: boolean
  trouble: FormTrouble | null
  answer: CompanyAnswer | null
}

export const $companyQuery = atom<CompanyQuery>({ asking: false, trouble: null, answer: null })

/**
 * Asks for the certificates of a company; questions while one is under way are ignored. Each question uses up
 * a validation code. Decisions: "Shell".
 */
export async function askCompany(vatNumber: string, validateCode: string): Promise<void> {
  if ($companyQuery.get().asking) return
  const code = typedCode(validateCode)
  const fields = [
    ...(z.safeParse(vatNumberRule, vatNumber).success ? [] : ['vatNumber']),
    ...(code && validateCode.trim() ? [] : ['validateCode']),
  ]
  const before = $companyQuery.get()
  if (!code || fields.length > 0) {
    $companyQuery.set({ ...before, trouble: { why: 'fields', fields } })
    return
  }
  $companyQuery.set({ asking: true, trouble: null, answer: null })
  const answer = await environment().api.call(findCompany, { vatNumber, ...code })
  const trouble = answer.ok ? null : troubleOf(answer.failure)
  $companyQuery.set({ asking: false, trouble, answer: answer.ok ? { ...answer.value, vatNumber } : null })
  if (trouble?.why !== 'unreachable') await newCode()
}
