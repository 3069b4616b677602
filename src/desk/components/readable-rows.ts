import { isReadable, type UnreadableRow } from '../../domain/list/list-page.ts'

/** Returns the rows of a list's page, without those that the server reports as unreadable. */
export const readableRows = <Row extends object>(rows: readonly (Row | UnreadableRow)[] | undefined): Row[] =>
  (rows ?? []).filter((row): row is Row => isReadable(row))
