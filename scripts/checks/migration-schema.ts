/** The tables and columns that migrations have added since a release. The release itself does not use them. */
export class AddedSchema {
  readonly #tables = new Set<string>()
  readonly #columns = new Set<string>()

  addTable(table: string): void {
    this.#tables.add(table)
  }

  addColumn(table: string, column: string): void {
    this.#columns.add(`${table}.${column}`)
  }

  hasTable(table: string): boolean {
    return this.#tables.has(table)
  }

  /**
   * Whether the release uses none of the columns, because the columns or their table were added after the release.
   */
  hasColumns(table: string, columns: readonly string[]): boolean {
    return this.hasTable(table) || columns.every((column) => this.#columns.has(`${table}.${column}`))
  }
}
