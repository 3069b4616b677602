const row = (cells: readonly string[], widths: readonly number[]): string =>
  `| ${cells.map((cell, index) => cell.padEnd(widths[index] as number)).join(' | ')} |`

/** Returns a Markdown table whose columns are as wide as their longest cell. The first row is the header. */
export function formatMarkdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const widths = head.map((_, column) => Math.max(...rows.map((each) => (each[column] as string).length)))
  const rule = widths.map((width) => '-'.repeat(width))
  return [head, rule, ...body].map((each) => row(each, widths)).join('\n')
}
