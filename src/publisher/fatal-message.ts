/** The last message of a publisher's process that can't go on: why. */
export interface FatalMessage {
  ending: string
}

/** Reports to the parent why this process can't go on, and ends it: the server logs the cause and answers the editor with it. */
export function endWithCause(error: unknown): void {
  const ending: FatalMessage = { ending: error instanceof Error ? error.message : String(error) }
  if (process.send) process.send(ending, () => process.exit(1))
  else process.exit(1)
}
