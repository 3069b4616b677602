/**
 * Ends this process when it is told to, once however often: a terminal tells every process of a command at the same
 * time, and each parent tells its child again. `end` answers the exit code.
 */
export function onStop(end: () => Promise<number>): void {
  let ending = false
  const stop = () => {
    if (ending) return
    ending = true
    void end().then((code) => process.exit(code))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}
