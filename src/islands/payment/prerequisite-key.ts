import type { OrderKind } from '#src/domain/order/order-target.ts'

/**
 * Returns the message key that explains the prerequisites: by the reason of the refusal if there is one, else by
 * the kind of the order.
 */
export function prerequisiteKeyOf(kind: OrderKind, reason: unknown): string {
  if (typeof reason === 'string') return `error:reason.${reason}`
  return kind === 'certification'
    ? 'enrolment:prerequisite.certification'
    : 'classroom-enrolment:prerequisite'
}
