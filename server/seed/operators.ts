import type { Operator } from '#src/domain/operator.ts'

/** Returns an operator of the demonstration, who is not a learner. */
export const createDemoOperator = (role: string, name = `${role}@demo.test`): Operator => ({
  ...{ name, email: name, roles: [role] },
  learnerId: null,
  accounts: [],
})
