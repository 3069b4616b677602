/** The editor who publishes, and when (milliseconds since 1970). */
export interface PublishInput {
  editor: string
  now: number
}
