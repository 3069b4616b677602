/** Creates a timer that calls a function once: the given milliseconds after the latest `start`. */
export function createTimer(run: () => void): { start: (milliseconds: number) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    start(milliseconds) {
      stop()
      timer = setTimeout(run, milliseconds)
    },
  }
}
