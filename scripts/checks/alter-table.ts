import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint, Node } from 'libpg-query'
import {
  createContractObjection,
  createLockObjection,
  type MigrationObjection,
} from './migration-objection.ts'
import type { AddedSchema } from './migration-schema.ts'

const stringsOf = (nodes: readonly Node[] = []): string[] =>
  nodes.flatMap((node) => ('String' in node ? [node.String.sval ?? ''] : []))

/** Returns the names of all columns that an expression mentions. */
export const columnsOf = (expression: unknown): string[] =>
  typeof expression !== 'object' || expression === null
    ? []
    : 'ColumnRef' in expression
      ? stringsOf((expression.ColumnRef as { fields?: Node[] }).fields).slice(-1)
      : Object.values(expression).flatMap(columnsOf)

const constraintsOf = ({ constraints = [] }: ColumnDef): Constraint[] =>
  constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []))

function checkColumn(table: string, column: ColumnDef): MigrationObjection[] {
  const name = `${table}.${column.colname}`
  const constraints = constraintsOf(column)
  const has = (kind: Constraint['contype']) => constraints.some(({ contype }) => contype === kind)
  return [
    ...(has('CONSTR_NOTNULL') && !has('CONSTR_DEFAULT')
      ? [
          createContractObjection(
            `${name} is NOT NULL without a default, and the release before inserts no value`,
          ),
        ]
      : []),
    ...(has('CONSTR_GENERATED') || has('CONSTR_IDENTITY')
      ? [createLockObjection(`${name} is generated: PostgreSQL rewrites the whole table`)]
      : []),
    ...constraints.flatMap((constraint) =>
      constraint.contype === 'CONSTR_UNIQUE' || constraint.contype === 'CONSTR_PRIMARY'
        ? [
            createLockObjection(
              `${name}: create a unique index concurrently, then add the constraint USING INDEX`,
            ),
          ]
        : [],
    ),
  ]
}

function checkConstraint(table: string, constraint: Constraint, added: AddedSchema): MigrationObjection[] {
  const name = `${constraint.conname ?? 'a constraint'} of ${table}`
  const columns = [
    ...stringsOf(constraint.fk_attrs),
    ...stringsOf(constraint.keys),
    ...columnsOf(constraint.raw_expr),
  ]
  const isIndexed = constraint.indexname !== undefined
  const isCheck = constraint.contype === 'CONSTR_CHECK' || constraint.contype === 'CONSTR_FOREIGN'
  return [
    ...(isIndexed || (columns.length > 0 && added.hasColumns(table, columns))
      ? []
      : [createContractObjection(`${name} limits columns that the release before writes`)]),
    ...(isCheck && !constraint.skip_validation
      ? [
          createLockObjection(
            `${name} checks all rows in a lock: add it NOT VALID, and validate it in a later migration`,
          ),
        ]
      : []),
    ...(!isCheck && !isIndexed
      ? [
          createLockObjection(
            `${name} builds an index in a lock: create it concurrently, then add the constraint USING INDEX`,
          ),
        ]
      : []),
  ]
}

/**
 * Returns the objections to one ALTER TABLE action on an existing table, and records the columns that the action
 * adds.
 */
function checkChange(table: string, change: AlterTableCmd, added: AddedSchema): MigrationObjection[] {
  const name = `${table}.${change.name}`
  const definition = change.def
  switch (change.subtype) {
    case 'AT_AddColumn':
      if (!definition || !('ColumnDef' in definition)) return []
      added.addColumn(table, definition.ColumnDef.colname ?? '')
      return checkColumn(table, definition.ColumnDef)
    case 'AT_AddConstraint':
      return definition && 'Constraint' in definition
        ? checkConstraint(table, definition.Constraint, added)
        : []
    case 'AT_DropColumn':
      return [createContractObjection(`${name} is dropped`)]
    case 'AT_DropConstraint':
      return [createContractObjection(`the constraint ${change.name} of ${table} is dropped`)]
    case 'AT_SetNotNull':
      return added.hasColumns(table, [change.name ?? ''])
        ? [createContractObjection(`${name} is NOT NULL, and the release before leaves it empty`)]
        : [createContractObjection(`${name} becomes NOT NULL`)]
    case 'AT_ColumnDefault':
      return definition ? [] : [createContractObjection(`the default of ${name} is dropped`)]
    case 'AT_AlterColumnType':
      return [createLockObjection(`${name} changes its type: add a column of the new type instead`)]
    case 'AT_DropNotNull':
    case 'AT_ValidateConstraint':
    case 'AT_SetStatistics':
      return []
    default:
      return [createContractObjection(`${table}: ${change.subtype} is unknown to this check`)]
  }
}

/**
 * Returns the objections to an ALTER TABLE statement. A table that is newer than the last release may be changed in
 * any way.
 */
export function checkAlterTable(
  { relation, cmds = [] }: AlterTableStmt,
  added: AddedSchema,
): MigrationObjection[] {
  const table = relation?.relname ?? ''
  if (added.hasTable(table)) return []
  const changes = cmds.flatMap((node) => ('AlterTableCmd' in node ? [node.AlterTableCmd] : []))
  return changes.flatMap((change) => checkChange(table, change, added))
}
