import * as z from 'zod/mini'
import { type NameFault, nameFaultOfIssue } from '#src/domain/learner/name.ts'
import { type BillingAddress, type Buyer, billingAddress, buyer } from '#src/domain/order/buyer.ts'

/** The error of a field: it is empty, malformed (as a name, address or number), or too long. */
export type FieldFault =
  | 'missing'
  | 'name'
  | 'email'
  | 'country'
  | 'vatNumber'
  | 'company'
  | 'long'
  | NameFault
export type FieldFaults = Readonly<Record<string, FieldFault>>

const faultByName: Readonly<Record<string, FieldFault>> = {
  email: 'email',
  country: 'country',
  vatNumber: 'vatNumber',
}

/** Returns the error to report for an invalid value of the field with the given name. */
export const faultOfField = (name: string): FieldFault => faultByName[name] ?? 'name'

/** The optional fields of the form. */
const optional = ['phone', 'company', 'vatNumber', 'state']

/**
 * Returns the errors that remain while the learner corrects the form. A changed field loses its error unless it is
 * required and empty. After the VAT number was removed, the company is no longer required.
 */
export function unresolvedFaults(
  wrong: FieldFaults,
  edited: Readonly<Record<string, 'empty' | 'filled'>>,
): FieldFaults {
  const changed = Object.keys(edited)
  const isRemaining = ([name, reason]: [string, FieldFault]) =>
    !changed.includes(name) && !(reason === 'company' && edited.vatNumber === 'empty')
  const remaining = Object.entries(wrong).filter(isRemaining)
  const empty = changed.filter((name) => edited[name] === 'empty' && !optional.includes(name))
  return Object.fromEntries([...remaining, ...empty.map((name): [string, FieldFault] => [name, 'missing'])])
}

/** Parses the payment form. If anything is invalid, returns the error of each invalid field. */
export function parsePaymentForm(
  values: Readonly<Record<string, string>>,
): { buyer: Buyer; billing: BillingAddress } | { wrong: FieldFaults } {
  const [buyerResult, billingResult] = [z.safeParse(buyer, values), z.safeParse(billingAddress, values)]
  const issues = [...(buyerResult.error?.issues ?? []), ...(billingResult.error?.issues ?? [])]
  const wrong = Object.fromEntries(
    issues.map((issue): [string, FieldFault] => {
      const name = String(issue.path[0])
      if (name !== 'country' && !values[name]?.trim()) return [name, 'missing']
      return [name, issue.code === 'too_big' ? 'long' : (nameFaultOfIssue(issue) ?? faultOfField(name))]
    }),
  )
  if (values.vatNumber?.trim() && !values.company?.trim()) wrong.company = 'company'
  if (Object.keys(wrong).length > 0 || !buyerResult.success || !billingResult.success) return { wrong }
  return { buyer: buyerResult.data, billing: billingResult.data }
}
