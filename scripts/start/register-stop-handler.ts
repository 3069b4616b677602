/**
 * Ends this process at the first signal and ignores further signals: a terminal signals every process of a command,
 * and each parent signals its child again. `end` returns the exit code.
 */
export function registerStopHandler(end: () => Promise<number>): void {
  let ending = false
  const stop = () => {
    if (ending) return
    ending = true
    void end().then((code) => process.exit(code))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}
