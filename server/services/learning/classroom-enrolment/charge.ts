import type { Refusal } from '#src/domain/refusal.ts'

/** The refusal to give a seat that costs something without an order, or null. */
export const chargeRefusal = ({ fee }: { fee: object | null }): Refusal | null => (fee ? 'forbidden' : null)
