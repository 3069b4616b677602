/** Files of a room, tests left out, and their lines. */
export interface FolderFigures {
  name: string
  files: number
  lines: number
}

const column = (value: number): string => String(value).padStart(8)

/** The rooms with their files and lines, and all of them together. */
export function roomTable(rooms: readonly FolderFigures[]): string {
  const sum = (of: 'files' | 'lines') => rooms.reduce((all, room) => all + room[of], 0)
  const all = [...rooms, { name: 'all', files: sum('files'), lines: sum('lines') }]
  const width = Math.max(...all.map(({ name }) => name.length))
  const rows = all.map(({ name, files, lines }) => `${name.padEnd(width)}${column(files)}${column(lines)}`)
  return [`${'room'.padEnd(width)}   files   lines`, ...rows, ''].join('\n')
}
