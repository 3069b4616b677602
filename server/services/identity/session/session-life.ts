const minute = 60 * 1000
const hour = 60 * minute

/** How long a session lives, in milliseconds, whatever is visited: shorter where it has a role. Decision: docs/decisions/sessions.md. */
export const sessionMs = (roles: readonly string[]): number => (roles.length > 0 ? 12 : 30 * 24) * hour

/** After how many milliseconds without use a session ends: one with a role, and any other. */
export interface IdleLimits {
  staff: number
  learner: number
}

/** How often it is kept that a session was used, so that not every request writes. */
const seenMs = 5 * minute

interface Used {
  roles: readonly string[]
  seenAt: Date
}

/** Whether a session has ended because nobody used it. */
export const isSessionIdle = ({ roles, seenAt }: Used, idle: IdleLimits, now: number): boolean =>
  now - seenAt.getTime() >= (roles.length > 0 ? idle.staff : idle.learner)

export const seenIsDue = ({ seenAt }: Pick<Used, 'seenAt'>, now: number): boolean =>
  now - seenAt.getTime() >= seenMs

/** How long roles count after the provider told them. */
const rolesMs = 60 * minute

/** After how long they are asked for again, where the provider answers without the person. */
const refreshMs = 10 * minute

export interface RoleClaims {
  roles: readonly string[]
  rolesToldAt: Date | null
}

const since = ({ rolesToldAt }: RoleClaims, now: number): number =>
  rolesToldAt ? now - rolesToldAt.getTime() : Number.POSITIVE_INFINITY

/** Whether a session had roles that don't count any more: the provider must tell them anew. */
export const rolesLapsed = (told: RoleClaims, now: number): boolean =>
  told.roles.length > 0 && since(told, now) >= rolesMs

export const refreshIsDue = (told: RoleClaims, now: number): boolean =>
  told.roles.length > 0 && since(told, now) >= refreshMs
