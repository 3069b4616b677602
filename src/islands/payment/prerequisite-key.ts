import type { OrderKind } from '#src/domain/order/order-target.ts'

/** Returns the message key of the reason for the prerequisites: the refusal's reason, else by the kind of the order. */
export function prerequisiteKey(kind: OrderKind, reason: unknown): string {
  if (typeof reason === 'string') return `error:reason.${reason}`
  return kind === 'certification'
    ? 'enrolment:prerequisite.certification'
    : 'classroom-enrolment:prerequisite'
}
