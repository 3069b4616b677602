/** A signed message to another server. */
export interface SignedMessage {
  headers: Record<string, string>
  body: string
}

/**
 * Posts a message to an address, and returns the status of the answer. Throws one sentence if there was no answer, or if the address is
 * not allowed.
 */
export interface WebhookCarrier {
  post(url: string, message: SignedMessage): Promise<number>
}
