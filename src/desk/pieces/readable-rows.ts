import { isReadable, type UnreadableRow } from '../../domain/list/list-page.ts'

/** Returns the rows of a page of a list without those that the server could not read. */
export const readableRows = <Row extends object>(rows: readonly (Row | UnreadableRow)[] | undefined): Row[] =>
  (rows ?? []).filter((row): row is Row => isReadable(row))
