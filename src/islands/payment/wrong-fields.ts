import * as z from 'zod/mini'
import { faultOfIssue, type NameFault } from '#src/domain/learner/name.ts'
import { type BillingAddress, type Buyer, billingAddress, buyer } from '#src/domain/order/buyer.ts'

/** What is wrong with a field: nothing was written, or what was is no name, address or number, or too long. */
export type Wrong = 'missing' | 'name' | 'email' | 'country' | 'vatNumber' | 'company' | 'long' | NameFault
export type WrongFields = Readonly<Record<string, Wrong>>

const ownReason: Readonly<Record<string, Wrong>> = {
  email: 'email',
  country: 'country',
  vatNumber: 'vatNumber',
}

/** Why a field is wrong that has something in it, as far as its name tells. */
export const wrongReasonOf = (name: string): Wrong => ownReason[name] ?? 'name'

/** The fields of the form that may stay empty. */
const optional = ['phone', 'company', 'vatNumber', 'state']

/**
 * What is still said to be wrong while the form is mended: of a field that was changed only that it is empty, where it may not be.
 * No company is needed any more once there is no VAT number.
 */
export function wrongNow(
  wrong: WrongFields,
  edited: Readonly<Record<string, 'empty' | 'filled'>>,
): WrongFields {
  const changed = Object.keys(edited)
  const stays = ([name, reason]: [string, Wrong]) =>
    !changed.includes(name) && !(reason === 'company' && edited.vatNumber === 'empty')
  const kept = Object.entries(wrong).filter(stays)
  const empty = changed.filter((name) => edited[name] === 'empty' && !optional.includes(name))
  return Object.fromEntries([...kept, ...empty.map((name): [string, Wrong] => [name, 'missing'])])
}

/** What was written into the payment form, by the names of its fields; whatever is wrong, each field with its reason. */
export function readPaymentForm(
  said: Readonly<Record<string, string>>,
): { buyer: Buyer; billing: BillingAddress } | { wrong: WrongFields } {
  const [person, address] = [z.safeParse(buyer, said), z.safeParse(billingAddress, said)]
  const issues = [...(person.error?.issues ?? []), ...(address.error?.issues ?? [])]
  const wrong = Object.fromEntries(
    issues.map((issue): [string, Wrong] => {
      const name = String(issue.path[0])
      if (name !== 'country' && !said[name]?.trim()) return [name, 'missing']
      return [name, issue.code === 'too_big' ? 'long' : (faultOfIssue(issue) ?? wrongReasonOf(name))]
    }),
  )
  if (said.vatNumber?.trim() && !said.company?.trim()) wrong.company = 'company'
  if (Object.keys(wrong).length > 0 || !person.success || !address.success) return { wrong }
  return { buyer: person.data, billing: address.data }
}
