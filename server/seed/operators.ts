import type { Operator } from '#src/domain/operator.ts'

/** A person of the demonstration who acts for the portal; they concern themselves with others only. */
export const demonstrator = (role: string, name = `${role}@demo.test`): Operator => ({
  ...{ name, email: name, roles: [role] },
  learnerId: null,
  accounts: [],
})
