/** A message to somebody else's server, signed. */
export interface SignedMessage {
  headers: Record<string, string>
  body: string
}

/**
 * Carries a message to an address, and answers the status of what came back. Throws one sentence where nothing came back, or the
 * address may not be asked.
 */
export interface WebhookCarrier {
  post(url: string, message: SignedMessage): Promise<number>
}
