/** A bar of 24 characters with the count behind it: ████████░░░░ 112/336. */
export function bar(done: number, all: number): string {
  const width = 24
  const full = all === 0 ? width : Math.round((done / all) * width)
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${all}`
}
