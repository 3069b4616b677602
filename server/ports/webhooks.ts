/** A signed message to another server. */
export interface SignedMessage {
  headers: Record<string, string>
  body: string
}

/**
 * Posts a message to a URL and returns the HTTP status of the response. Throws an error with one sentence if there
 * was no response, or if the URL is not allowed.
 */
export interface WebhookTransport {
  post(url: string, message: SignedMessage): Promise<number>
}
