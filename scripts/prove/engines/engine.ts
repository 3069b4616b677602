/** A browser that a proof drives as a person would: it goes to pages, presses what it finds by XPath, and writes. */
export interface Engine {
  /** The engine and its version, as the browser names itself. */
  name: string
  open(address: string): Promise<void>
  /** What an expression of JavaScript is in the page; a promise is awaited. */
  told<Answer>(expression: string): Promise<Answer>
  /** Presses the first element that the XPath finds; waits until there is one. */
  press(xpath: string): Promise<void>
  /** Writes into the first element that the XPath finds. */
  write(xpath: string, text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** What the page complained about since the last question, where the engine tells. */
  complaints(): readonly string[]
  close(): Promise<void>
}

/** How long something may take to appear in a page, in milliseconds. */
export const patience = 20_000
