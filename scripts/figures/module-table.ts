/** The numbers of files and lines of a module, without tests. */
export interface ModuleFigures {
  name: string
  files: number
  lines: number
}

const column = (value: number): string => String(value).padStart(8)

/** Formats a table of the modules with their files and lines, and the sums. */
export function formatModuleTable(modules: readonly ModuleFigures[]): string {
  const sum = (of: 'files' | 'lines') => modules.reduce((rowsWithSum, room) => rowsWithSum + room[of], 0)
  const rowsWithSum = [...modules, { name: 'all', files: sum('files'), lines: sum('lines') }]
  const width = Math.max(...rowsWithSum.map(({ name }) => name.length))
  const rows = rowsWithSum.map(
    ({ name, files, lines }) => `${name.padEnd(width)}${column(files)}${column(lines)}`,
  )
  return [`${'module'.padEnd(width)}   files   lines`, ...rows, ''].join('\n')
}
