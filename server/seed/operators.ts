import type { Operator } from '#src/domain/operator.ts'

/** Returns an operator of the demonstration, who is no learner. */
export const demonstrator = (role: string, name = `${role}@demo.test`): Operator => ({
  ...{ name, email: name, roles: [role] },
  learnerId: null,
  accounts: [],
})
