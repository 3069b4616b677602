/** The tables and columns that migrations add after a release, which the release itself does not use. */
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

  /** Whether the release uses none of these columns, because they or their table were added after it. */
  hasColumns(table: string, columns: readonly string[]): boolean {
    return this.hasTable(table) || columns.every((column) => this.#columns.has(`${table}.${column}`))
  }
}
