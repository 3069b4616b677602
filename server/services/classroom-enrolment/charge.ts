import type { Refusal } from '../../../src/domain/refusal/refusal.ts'

/** Why a seat that costs something isn't given without an order, or null. */
export const chargeRefusal = ({ fee }: { fee: object | null }): Refusal | null => (fee ? 'forbidden' : null)
