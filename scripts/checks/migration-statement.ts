import { type DropStmt, type IndexStmt, type Node, parse } from 'libpg-query'
import { checkAlterTable, columnsOf } from './alter-table.ts'
import {
  createContractObjection,
  createLockObjection,
  type MigrationObjection,
} from './migration-objection.ts'
import type { AddedSchema } from './migration-schema.ts'

/** The kinds of statements that are safe for other releases: they only add something or change rows. */
const harmless = [
  'InsertStmt',
  'UpdateStmt',
  'DeleteStmt',
  'SelectStmt',
  'CreateExtensionStmt',
  'CreateFunctionStmt',
  'CreateEnumStmt',
  'AlterEnumStmt',
  'CreateSeqStmt',
  'CreateTrigStmt',
  'CommentStmt',
  'ViewStmt',
  'VariableSetStmt',
]

function checkIndex({ relation, idxname, unique, concurrent, ...index }: IndexStmt, added: AddedSchema) {
  const table = relation?.relname ?? ''
  if (added.hasTable(table)) return []
  const elements = (index.indexParams ?? []).flatMap((node) => ('IndexElem' in node ? [node.IndexElem] : []))
  const columns = elements.flatMap(({ name, expr }) => (name ? [name] : columnsOf(expr)))
  return [
    ...(concurrent
      ? []
      : [createLockObjection(`the index ${idxname} of ${table} must be created CONCURRENTLY`)]),
    ...(unique && !added.hasColumns(table, columns)
      ? [
          createContractObjection(
            `the unique index ${idxname} limits columns of ${table} that the release before writes`,
          ),
        ]
      : []),
  ]
}

function checkDrop(
  { removeType, objects = [], concurrent }: DropStmt,
  added: AddedSchema,
): MigrationObjection[] {
  const kind = (removeType ?? '').replace('OBJECT_', '').toLowerCase()
  const names = objects.map(
    (node) =>
      JSON.stringify(node)
        .match(/(?<="sval":")[^"]+/g)
        ?.at(-1) ?? '',
  )
  if (removeType === 'OBJECT_TABLE' && names.every((name) => added.hasTable(name))) return []
  return [
    createContractObjection(`the ${kind} ${names.join()} is dropped`),
    ...(removeType === 'OBJECT_INDEX' && !concurrent
      ? [createLockObjection(`the index ${names.join()} must be dropped CONCURRENTLY`)]
      : []),
  ]
}

function checkNode(node: Node, added: AddedSchema): MigrationObjection[] {
  if ('CreateStmt' in node) {
    added.addTable(node.CreateStmt.relation?.relname ?? '')
    return []
  }
  if ('AlterTableStmt' in node) return checkAlterTable(node.AlterTableStmt, added)
  if ('IndexStmt' in node) return checkIndex(node.IndexStmt, added)
  if ('DropStmt' in node) return checkDrop(node.DropStmt, added)
  if ('RenameStmt' in node)
    return [
      createContractObjection(`${node.RenameStmt.subname ?? node.RenameStmt.relation?.relname} is renamed`),
    ]
  const [kind = ''] = Object.keys(node)
  return harmless.includes(kind) ? [] : [createContractObjection(`${kind} is unknown to this check`)]
}

/**
 * Returns the objections to one statement of a migration, by PostgreSQL's own parser, and records what the statement
 * adds. Throws if the statement is not valid SQL.
 */
export async function checkMigrationStatement(
  statement: string,
  added: AddedSchema,
): Promise<MigrationObjection[]> {
  const { stmts = [] } = await parse(statement)
  return stmts.flatMap(({ stmt }) => (stmt ? checkNode(stmt, added) : []))
}
