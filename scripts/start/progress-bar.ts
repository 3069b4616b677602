/** Formats a progress bar of 24 characters, followed by the count: ████████░░░░ 112/336. */
export function formatProgressBar(done: number, all: number): string {
  const width = 24
  const filled = all === 0 ? width : Math.round((done / all) * width)
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${all}`
}
