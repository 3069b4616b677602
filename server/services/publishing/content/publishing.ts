/** The editor who publishes, and when (milliseconds since 1970). */
export interface Publishing {
  editor: string
  now: number
}
