/** A browser that a verification controls as a person would: it opens pages, clicks elements by XPath, and types. */
export interface BrowserEngine {
  /** The engine and its version, as the browser reports them. */
  name: string
  open(address: string): Promise<void>
  /** Evaluates an expression of JavaScript in the page; a promise is awaited. */
  evaluate<Value>(expression: string): Promise<Value>
  /** Clicks the first element that the XPath finds; waits until there is one. */
  click(xpath: string): Promise<void>
  /** Types into the first element that the XPath finds. */
  type(xpath: string, text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Returns the page's errors since the last call, if the engine reports them. */
  errors(): readonly string[]
  close(): Promise<void>
}

/** The timeout for an element to appear in a page, in milliseconds. */
export const elementTimeout = 20_000
