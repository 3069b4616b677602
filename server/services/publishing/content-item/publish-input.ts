/** The editor who publishes, and the time in milliseconds since 1970. */
export interface PublishInput {
  editor: string
  now: number
}
