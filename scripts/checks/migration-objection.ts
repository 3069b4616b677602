/**
 * An objection to a statement of a migration. `contract`: the release before the migration cannot work with the
 * result. `lock`: the statement blocks requests while it runs.
 */
export interface MigrationObjection {
  kind: 'contract' | 'lock'
  message: string
}

export const createContractObjection = (message: string): MigrationObjection => ({
  kind: 'contract',
  message,
})
export const createLockObjection = (message: string): MigrationObjection => ({ kind: 'lock', message })
