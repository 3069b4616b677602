/** The last message of a publisher process: the reason why it can't continue. */
export interface FatalMessage {
  ending: string
}

/** Sends the error to the parent and ends this process. The server logs the error and reports it to the editor. */
export function endWithCause(error: unknown): void {
  const ending: FatalMessage = { ending: error instanceof Error ? error.message : String(error) }
  if (process.send) process.send(ending, () => process.exit(1))
  else process.exit(1)
}
